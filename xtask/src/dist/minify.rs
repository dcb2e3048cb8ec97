//! Smaller files: wasm by wasm-opt, JavaScript and stylesheets by esbuild, the JavaScript beside wasm without what that does
//! not import. Where a tool is missing the file stays as it is.

use super::page::{LazyProgram, Programs, Script, Worker};
use crate::{parallel, process, workspace};
use anyhow::{Context, Result};
use std::collections::HashSet;
use std::io::Write;
use std::iter;
use std::path::Path;
use std::process::Stdio;
use walrus::{ElementItems, FunctionBuilder, FunctionId, ir};

/// What wasm-opt does for the page: a program taken apart and put together again is smaller by half a percent, and by a fifth
/// of one when it is done once more. Smaller is also one whose addresses have small numbers added to them by the instruction
/// that uses them; that is safe where nothing lies at the lowest addresses, which are the far end of the stack.
const SMALLEST: &[&str] = &[
    "--flatten",
    "--rereloop",
    "--low-memory-unused",
    "--optimize-added-constants",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
];
/// What it does for the search: a hundredth smaller than by `-O3` alone, and as fast.
const FASTEST: &[&str] = &[
    "--flatten",
    "--rereloop",
    "--low-memory-unused",
    "--optimize-added-constants",
    "-O3",
    "-O3",
];

/// Everything that a release loads.
pub fn all(mut programs: Programs) -> Result<Programs> {
    optimize_wasm(&mut programs)?;
    let (boot, imported) = bundled(programs.boot, programs.imported)?;
    Ok(Programs {
        browser_check: old_javascript(programs.browser_check),
        boot,
        imported,
        sound: javascript(programs.sound),
        glossary: javascript(programs.glossary),
        page_glue: glue(&programs.page_glue, &programs.page_wasm)?,
        lazy: programs
            .lazy
            .into_iter()
            .map(|program| {
                Ok(LazyProgram {
                    glue: glue(&program.glue, &program.wasm)?,
                    ..program
                })
            })
            .collect::<Result<_>>()?,
        workers: programs
            .workers
            .into_iter()
            .map(|worker| {
                Ok(Worker {
                    glue: glue(&worker.glue, &worker.wasm)?,
                    ..worker
                })
            })
            .collect::<Result<_>>()?,
        style: stylesheet(programs.style),
        end_style: stylesheet(programs.end_style),
        pages_style: stylesheet(programs.pages_style),
        ..programs
    })
}

/// All wasm through wasm-opt, which takes long and leaves most processors idle, and by short names what it and the JavaScript
/// beside it call each other by.
fn optimize_wasm(programs: &mut Programs) -> Result<()> {
    if process::find("wasm-opt").is_none() {
        println!("   note: no wasm-opt here (it comes through npm): the wasm stays larger");
        return Ok(());
    }
    let page = (&mut programs.page_glue, &mut programs.page_wasm);
    let lazy = programs.lazy.iter_mut();
    let workers = programs.workers.iter_mut();
    let smallest = iter::once(page).chain(lazy.map(|it| (&mut it.glue, &mut it.wasm)));
    let fastest = workers.map(|it| (&mut it.glue, &mut it.wasm));
    let all = smallest
        .map(|program| (program, SMALLEST))
        .chain(fastest.map(|program| (program, FASTEST)));
    parallel::map(all.enumerate(), |(number, ((glue, bytes), passes))| {
        let folder = workspace::target()
            .join("wasm-opt")
            .join(number.to_string());
        let mut module = walrus::Module::from_buffer(bytes).context("the wasm cannot be read")?;
        *glue = super::glue::with_short_names(glue, &mut module);
        remove_unused_exports(&mut module);
        name_by_size(&mut module);
        *bytes = wasm(module.emit_wasm(), passes, &folder)?;
        Ok(())
    })
    .into_iter()
    .collect()
}

/// Exports of streams, which Leptos brings along for servers: nothing here calls them.
const UNUSED_EXPORTS: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

/// What these exports alone have called through the table of functions: promises for the streams' answers. No other promise is
/// made of a future here; if one were, the first test of it would end in a trap.
const UNUSED_CLOSURES: &str = "js_sys::futures::future_to_promise::";

/// How a closure that is called through the table is named where it stands behind a pointer.
const SHIM: &str = "core::ops::function::FnOnce::call_once{{vtable.shim}}";

/// Removes the exports that nothing calls, and what they alone need.
fn remove_unused_exports(module: &mut walrus::Module) {
    let is_unused = |name: &str| UNUSED_EXPORTS.iter().any(|start| name.starts_with(start));
    let unused: Vec<_> = module
        .exports
        .iter()
        .filter(|export| is_unused(&export.name))
        .map(walrus::Export::id)
        .collect();
    for id in unused {
        module.exports.delete(id);
    }
    let closures = unused_closures(module);
    let trap = trap(module);
    for element in module.elements.iter_mut() {
        if let ElementItems::Functions(functions) = &mut element.items {
            for function in functions {
                if closures.contains(function) {
                    *function = trap;
                }
            }
        }
    }
    walrus::passes::gc::run(module);
}

/// Puts a function's size in the place of the hash that its name ends with: sorted by name, what the compiler made of one
/// generic function stands in the order of size then, and compresses better.
fn name_by_size(module: &mut walrus::Module) {
    let functions = module.funcs.iter_local();
    let named = functions.filter_map(|(id, function)| {
        let name = module.funcs.get(id).name.as_deref()?;
        let stem = name.rsplit_once("::h").map_or(name, |(stem, _)| stem);
        Some((id, format!("{stem} {:07}", function.size())))
    });
    for (id, name) in named.collect::<Vec<_>>() {
        module.funcs.get_mut(id).name = Some(name);
    }
}

/// The closures that nothing calls any more, and the shims that do nothing but call one.
fn unused_closures(module: &walrus::Module) -> HashSet<FunctionId> {
    let named = |start: &'static str| {
        let functions = module.funcs.iter_local();
        functions.filter(move |(id, _)| {
            let name = module.funcs.get(*id).name.as_deref();
            name.is_some_and(|name| name.starts_with(start))
        })
    };
    let closures: HashSet<FunctionId> = named(UNUSED_CLOSURES).map(|(id, _)| id).collect();
    let shims = named(SHIM).filter(|(_, function)| {
        let mut calls = Calls(Vec::new());
        ir::dfs_in_order(&mut calls, function, function.entry_block());
        calls.0.iter().any(|called| closures.contains(called))
    });
    let shims: Vec<FunctionId> = shims.map(|(id, _)| id).collect();
    closures.into_iter().chain(shims).collect()
}

/// What a function calls by name.
struct Calls(Vec<FunctionId>);

impl ir::Visitor<'_> for Calls {
    fn visit_call(&mut self, call: &ir::Call) {
        self.0.push(call.func);
    }
}

/// A function that stands where nothing is called.
fn trap(module: &mut walrus::Module) -> FunctionId {
    let mut trap = FunctionBuilder::new(&mut module.types, &[], &[]);
    trap.func_body().unreachable();
    trap.finish(Vec::new(), &mut module.funcs)
}

/// Wasm through wasm-opt with these passes, in a folder of its own.
///
/// The features are those that the compiler recorded in the file; asking for all of them makes wasm that browsers refuse.
fn wasm(bytes: Vec<u8>, passes: &[&str], folder: &Path) -> Result<Vec<u8>> {
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(folder.join("in.wasm"), &bytes))
        .with_context(|| format!("{} could not be written to", folder.display()))?;
    wasm_opt(
        folder,
        ["in.wasm", "small.wasm"],
        &[passes, &["-g"]].concat(),
    )?;
    let sorted = ["-g", "--reorder-functions-by-name"];
    wasm_opt(folder, ["small.wasm", "sorted.wasm"], &sorted)?;
    let strip = [
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ];
    // Without their names more functions turn out to be the same.
    let again = passes.iter().copied().filter(|pass| *pass == "-Oz").take(1);
    let stripped: Vec<&str> = strip.into_iter().chain(again).collect();
    wasm_opt(folder, ["sorted.wasm", "out.wasm"], &stripped)?;
    let smaller = std::fs::read(folder.join("out.wasm")).context("wasm-opt wrote nothing")?;
    Ok(if smaller.len() < bytes.len() {
        smaller
    } else {
        bytes
    })
}

/// Makes a file in a folder of another one there.
fn wasm_opt(folder: &Path, [input, output]: [&str; 2], options: &[&str]) -> Result<()> {
    process::run(
        process::command("wasm-opt")
            .args(options)
            .arg(folder.join(input))
            .arg("-o")
            .arg(folder.join(output)),
    )
}

/// The JavaScript beside this wasm, as far as that needs it.
fn glue(text: &str, wasm: &[u8]) -> Result<String> {
    let text = super::glue::without_unused(text, wasm)?;
    Ok(esbuild(
        &[
            "--loader=js",
            "--format=esm",
            "--target=es2022",
            "--tree-shaking=true",
        ],
        text,
    ))
}

/// The first script with those that it imports in one: a sixth smaller, and one request instead of five. Those that are
/// still to be loaded by themselves are returned beside it.
fn bundled(boot: String, imported: Vec<Script>) -> Result<(String, Vec<Script>)> {
    let folder = workspace::target().join("scripts");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    for (name, text) in &imported {
        let path = folder.join(format!("{name}.js"));
        std::fs::write(&path, text)
            .with_context(|| format!("{} could not be written", path.display()))?;
    }
    // These it loads when it comes to them.
    let later =
        ["sechsundsechzig", "sound", "glossary"].map(|name| format!("--external:./{name}.js"));
    let arguments: Vec<&str> = ["--bundle", "--loader=js", "--format=esm", "--target=es2022"]
        .into_iter()
        .chain(later.iter().map(String::as_str))
        .collect();
    Ok(match try_esbuild(&arguments, &boot, &folder) {
        Some(bundled) => (bundled, Vec::new()),
        None => {
            report_missing_esbuild();
            (boot, imported)
        }
    })
}

/// A JavaScript module through esbuild.
fn javascript(text: String) -> String {
    esbuild(&["--loader=js", "--format=esm", "--target=es2022"], text)
}

/// A classic script.
pub fn script(text: String) -> String {
    esbuild(&["--loader=js", "--target=es2022"], text)
}

/// A classic script that old browsers must be able to read.
fn old_javascript(text: String) -> String {
    esbuild(&["--loader=js", "--target=es5"], text)
}

/// A stylesheet through esbuild, for the browsers that the README names.
fn stylesheet(text: String) -> String {
    esbuild(
        &["--loader=css", "--target=chrome105,firefox121,safari16"],
        text,
    )
}

fn esbuild(arguments: &[&str], text: String) -> String {
    try_esbuild(arguments, &text, workspace::root()).unwrap_or_else(|| {
        report_missing_esbuild();
        text
    })
}

fn report_missing_esbuild() {
    println!(
        "   note: no esbuild here (it comes through npm): a script or stylesheet stays larger"
    );
}

/// What esbuild makes of a text that imports what is in the folder.
fn try_esbuild(arguments: &[&str], text: &str, folder: &Path) -> Option<String> {
    process::find("esbuild")?;
    let mut child = process::command("esbuild")
        .args(["--minify", "--charset=utf8", "--log-level=error"])
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let copy = text.as_bytes().to_owned();
    let feeder = std::thread::spawn(move || input.write_all(&copy));
    let output = child.wait_with_output().ok()?;
    feeder.join().ok()?.ok()?;
    let shrunk = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(shrunk)
}
