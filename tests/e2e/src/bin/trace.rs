//! A whole deal in a trace of the browser's, as `cargo xtask trace` takes it: full movement at full speed, the processor
//! slowed down to a phone's.

use anyhow::{Context, Result, bail};
use e2e::{Browser, Conditions, Page};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use thirtyfour::cdp::Cdp;

/// How much slower than this machine a phone is.
const SLOWER: u32 = 4;
/// The longest task of the main thread, in milliseconds, and the longest wait from a tap to the frame that answers it.
const LONGEST: f64 = 50.0;
/// How long a whole deal may take.
const DEAL: Duration = Duration::from_secs(300);
/// How long a browser may take to write its trace.
const TIMEOUT: Duration = Duration::from_secs(60);

/// What marks in the trace that the deal begins.
const BEGIN: &str = "the deal begins";

/// Where to tap next; `true` once the deal is over.
const NEXT: &str = "(() => { \
    if (document.querySelector('.end__go')) return true; \
    const next = document.querySelector('.talon__button, .actions [data-call=pass]:not([aria-disabled=true]), \
        .hand [data-card]:not([aria-disabled=true])'); \
    if (!next) return null; \
    const { left, top, height } = next.getBoundingClientRect(); \
    return [left + 12, top + height / 2] })()";

/// Notes how long each tap waits for the frame that answers it.
const WATCH: &str = "window.waits = []; \
    new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration }) => \
        name === 'click' && waits.push(duration))).observe({ type: 'event', durationThreshold: 16 })";

fn main() -> Result<()> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(trace())
}

async fn trace() -> Result<()> {
    let conditions = Conditions {
        reduced_motion: false,
        traced: true,
        ..Conditions::default()
    };
    std::fs::remove_file(e2e::trace_file()).ok();
    let page = Page::start(Browser::Chromium, conditions).await?;
    page.open_quickly("#/deal/1/paderborn/spur?dealer=1")
        .await?;
    page.wait_until_kept().await?;
    let tools = page.driver().cdp();
    let slower = json!({ "rate": SLOWER });
    tools
        .send_raw("Emulation.setCPUThrottlingRate", slower)
        .await?;
    page.run(WATCH).await?;
    page.run(&format!("performance.mark('{BEGIN}')")).await?;
    let taps = play(&page, &tools).await?;
    let waits: Vec<f64> = page.value("window.waits").await?;
    // Only a browser that ends by itself writes its trace down.
    tools.send_raw("Browser.close", json!({})).await?;
    let text = written().await?;
    page.close().await;
    let trace: Trace = serde_json::from_str(&text).context("the trace cannot be read")?;
    report(&trace.events, &waits, taps)
}

/// What the browser has written, once it is whole.
async fn written() -> Result<String> {
    let begun = Instant::now();
    while begun.elapsed() < TIMEOUT {
        match std::fs::read_to_string(e2e::trace_file()) {
            Ok(text) if text.trim_end().ends_with('}') => return Ok(text),
            _ => tokio::time::sleep(Duration::from_millis(150)).await,
        }
    }
    bail!("Chromium left no trace")
}

/// What Chromium writes.
#[derive(serde::Deserialize)]
struct Trace {
    #[serde(rename = "traceEvents")]
    events: Vec<Value>,
}

/// Plays the deal by tapping what can be played; the number of taps.
async fn play(page: &Page, tools: &Cdp) -> Result<usize> {
    let begun = Instant::now();
    let mut taps = 0;
    while begun.elapsed() < DEAL {
        match page.value::<Value>(NEXT).await? {
            Value::Bool(true) => return Ok(taps),
            Value::Array(at) => {
                for kind in ["mousePressed", "mouseReleased"] {
                    let tap = json!({
                        "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1,
                    });
                    tools.send_raw("Input.dispatchMouseEvent", tap).await?;
                }
                taps += 1;
            }
            _ => {}
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    bail!("the deal does not end")
}

fn report(events: &[Value], waits: &[f64], taps: usize) -> Result<()> {
    let begin = events
        .iter()
        .find(|event| event["name"] == BEGIN)
        .context("the trace holds no deal")?;
    let main = MainThread::of(events, begin);
    let slow = main.tasks.iter().filter(|task| **task > LONGEST).count();
    println!("one deal, {taps} taps, the processor {SLOWER} times slower");
    println!(
        "{:>8}  tasks of the main thread, {slow} of them over {LONGEST} ms",
        main.tasks.len()
    );
    println!("{:>8.1}  ms the longest", longest(&main.tasks));
    println!(
        "{:>8.1}  ms the longest layout, of {}",
        longest(&main.layouts),
        main.layouts.len()
    );
    println!(
        "{:>8}  of them in an animation frame's own work, of {} frames",
        main.forced, main.callbacks
    );
    println!(
        "{:>8.0}  ms the longest from a tap to the frame that answers it ({} over 16 ms)",
        longest(waits),
        waits.len()
    );
    let frames = Frames::of(events, begin);
    println!(
        "{:>8.0}  frames a second where something moves: {} drawn, {} missed",
        frames.a_second(),
        frames.drawn,
        frames.missed
    );
    if main.tasks.is_empty() {
        bail!("the trace holds no tasks");
    }
    if slow > 0 || longest(waits) > LONGEST {
        bail!("something took longer than {LONGEST} ms");
    }
    Ok(())
}

fn longest(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}

/// What the page's main thread did, in milliseconds.
struct MainThread {
    tasks: Vec<f64>,
    layouts: Vec<f64>,
    /// How many animation frames had work of their own.
    callbacks: usize,
    /// How many layouts came in the midst of that.
    forced: usize,
}

impl MainThread {
    /// Since the event, in its thread.
    fn of(events: &[Value], since: &Value) -> MainThread {
        let of_main: Vec<&Value> = events
            .iter()
            .filter(|event| event["pid"] == since["pid"] && event["tid"] == since["tid"])
            .filter(|event| event["ts"].as_f64() >= since["ts"].as_f64())
            .collect();
        let named = |name: &str| -> Vec<(f64, f64)> {
            let chosen = of_main.iter().filter(|event| event["name"] == name);
            chosen.filter_map(|event| span(event)).collect()
        };
        let lengths = |spans: &[(f64, f64)]| spans.iter().map(|(_, length)| *length).collect();
        let tasks = ["RunTask", "ThreadControllerImpl::RunTask"]
            .map(named)
            .concat();
        let (layouts, callbacks) = (named("Layout"), named("FireAnimationFrame"));
        let is_forced = |begin: f64| {
            let inside = |(from, length): &(f64, f64)| *from <= begin && begin < from + length;
            callbacks.iter().any(inside)
        };
        MainThread {
            tasks: lengths(&tasks),
            layouts: lengths(&layouts),
            callbacks: callbacks.len(),
            forced: layouts
                .iter()
                .filter(|(begin, _)| is_forced(*begin))
                .count(),
        }
    }
}

/// The frames in which something moved.
#[derive(Default)]
struct Frames {
    drawn: usize,
    missed: usize,
}

impl Frames {
    /// How many frames a second Chromium offers.
    const OFFERED: f64 = 60.0;

    /// Counts the page's frames since the event; of one frame the trace may report several times.
    fn of(events: &[Value], since: &Value) -> Frames {
        let mut is_drawn: BTreeMap<u64, bool> = BTreeMap::new();
        let of_page = events.iter().filter(|event| {
            event["pid"] == since["pid"] && event["ts"].as_f64() >= since["ts"].as_f64()
        });
        for frame in of_page.map(|event| &event["args"]["frame_reporter"]) {
            let moves =
                frame["has_compositor_animation"] == true || frame["has_main_animation"] == true;
            let drawn = match frame["state"].as_str() {
                Some("STATE_PRESENTED_ALL" | "STATE_PRESENTED_PARTIAL") => true,
                Some("STATE_DROPPED") if frame["affects_smoothness"] == true => false,
                _ => continue,
            };
            if let (true, Some(number)) = (moves, frame["frame_sequence"].as_u64()) {
                *is_drawn.entry(number).or_default() |= drawn;
            }
        }
        let drawn = is_drawn.values().filter(|drawn| **drawn).count();
        Frames {
            drawn,
            missed: is_drawn.len() - drawn,
        }
    }

    fn a_second(&self) -> f64 {
        Frames::OFFERED * self.drawn as f64 / (self.drawn + self.missed).max(1) as f64
    }
}

/// Begin and length of a complete event, in milliseconds.
fn span(event: &Value) -> Option<(f64, f64)> {
    let milliseconds = |value: &Value| value.as_f64().map(|micro| micro / 1000.0);
    (event["ph"] == "X").then_some(())?;
    Some((milliseconds(&event["ts"])?, milliseconds(&event["dur"])?))
}
