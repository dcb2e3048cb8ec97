//! What a page holds: memory, nodes, listeners, storage. Chromium alone tells.

use crate::{Page, Result};
use anyhow::Context;
use serde_json::{Value, json};
use std::fmt;

/// What a page holds after its rubbish was collected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    /// Bytes on JavaScript's heap.
    pub heap: f64,
    /// Bytes of the page's wasm memories.
    pub wasm: f64,
    /// Bytes of the opponent's wasm memory.
    pub worker: f64,
    /// Nodes that are not in the document: taken out of it but still held, or the browser's own.
    pub nodes: f64,
    /// Listeners.
    pub listeners: f64,
    /// Signs kept in storage.
    pub stored: f64,
}

const MB: f64 = 1_048_576.0;

impl Holding {
    /// All memory, in bytes.
    #[must_use]
    pub fn memory(&self) -> f64 {
        self.heap + self.wasm + self.worker
    }
}

impl fmt::Display for Holding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "heap {:.2} MB, wasm {:.2} MB, worker {:.2} MB, {} nodes outside the document, {} listeners, {:.0} KB stored",
            self.heap / MB,
            self.wasm / MB,
            self.worker / MB,
            self.nodes,
            self.listeners,
            self.stored / 1024.0
        )
    }
}

/// A script for `with_script`: keeps the page's wasm memories and the opponent's workers where they can be asked, and lets no wait
/// last, but for those that watch over a worker or put a message away.
pub const AT_FULL_SPEED: &str = "const later = window.setTimeout; \
    window.setTimeout = (work, ms, ...rest) => later(work, ms < 5000 ? 0 : ms, ...rest); \
    window.memories = []; window.workers = []; \
    const make = WebAssembly.instantiateStreaming; \
    WebAssembly.instantiateStreaming = async (...words) => { \
        const made = await make.apply(WebAssembly, words); \
        window.memories.push(made.instance.exports.memory); return made }; \
    window.Worker = class extends Worker { \
        constructor(address, options) { \
            super(address, options); \
            if (address === document.querySelector('meta[name=bot-worker]').content) window.workers.push(this) } }; \
    window.workerMemory = () => new Promise((resolve) => { \
        const { port1, port2 } = new MessageChannel(); \
        port1.onmessage = ({ data }) => { port1.close(); resolve(data) }; \
        window.workers.at(-1).postMessage('memory', [port2]) });";

/// A script for the opponent's: reports how large its wasm memory is.
pub const REPORT_MEMORY: &str = "if (!self.memories) { self.memories = []; \
    const make = WebAssembly.instantiateStreaming; \
    WebAssembly.instantiateStreaming = async (...words) => { \
        const made = await make.apply(WebAssembly, words); \
        self.memories.push(made.instance.exports.memory); return made }; \
    addEventListener('message', (event) => { \
        if (event.data !== 'memory') return; \
        event.stopImmediatePropagation(); \
        event.ports[0].postMessage(self.memories.reduce((sum, one) => sum + one.buffer.byteLength, 0)) }) }\n";

/// The nodes of the document, with those of each drawing wherever it is used.
const IN_DOCUMENT: &str = "(() => { \
    const size = (root) => { \
        const nodes = document.createTreeWalker(root); \
        let count = 1; \
        while (nodes.nextNode()) count += 1; \
        const drawings = [...root.querySelectorAll('use')].map((use) => document.querySelector(use.getAttribute('href'))); \
        return drawings.reduce((sum, drawing) => sum + (drawing ? size(drawing) : 0), count) }; \
    return size(document) })()";

impl Page {
    /// What the page holds now; needs [`AT_FULL_SPEED`] and, in the opponent's script, [`REPORT_MEMORY`].
    ///
    /// # Errors
    /// When the browser is not Chromium or is gone.
    pub async fn holding(&self) -> Result<Holding> {
        let worker = self
            .driver
            .execute_async("workerMemory().then(arguments[0])", Vec::new())
            .await?;
        Ok(Holding {
            worker: Value::as_f64(worker.json()).context("no worker tells")?,
            ..self.holding_without_worker().await?
        })
    }

    /// What the page holds without the opponent's memory; needs [`REPORT_MEMORY`] or [`AT_FULL_SPEED`] in the page.
    ///
    /// # Errors
    /// When the browser is not Chromium or is gone.
    pub async fn holding_without_worker(&self) -> Result<Holding> {
        let devtools = self.driver.cdp();
        devtools.send_raw("Performance.enable", json!({})).await?;
        for _ in 0..2 {
            devtools
                .send_raw("HeapProfiler.collectGarbage", json!({}))
                .await?;
        }
        let answer = devtools
            .send_raw("Performance.getMetrics", json!({}))
            .await?;
        let metric = |name: &str| {
            let metrics = answer["metrics"].as_array()?;
            let found = metrics.iter().find(|metric| metric["name"] == name)?;
            found["value"].as_f64()
        };
        let sum = "memories.reduce((sum, one) => sum + one.buffer.byteLength, 0)";
        let stored = "Object.entries(localStorage).reduce((sum, [name, text]) => sum + name.length + text.length, 0)";
        let in_document: f64 = self.value(IN_DOCUMENT).await?;
        Ok(Holding {
            heap: metric("JSHeapUsedSize").context("no heap is reported")?,
            wasm: self.value(sum).await?,
            worker: 0.0,
            nodes: metric("Nodes").context("no nodes are reported")? - in_document,
            listeners: metric("JSEventListeners").context("no listeners are reported")?,
            stored: self.value(stored).await?,
        })
    }
}
