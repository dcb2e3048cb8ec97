//! The JavaScript that wasm-bindgen writes beside wasm, without what that wasm does not need any more.

use anyhow::{Context, Result};
use std::collections::HashSet;

/// How the names of the streams begin, which Leptos brings along for servers: nothing calls their exports.
const UNUSED_CLASS: &str = "IntoUnderlying";

/// How a function of the object of imports begins, and how it ends.
const IMPORT: &str = "        __wb";
const IMPORT_END: &str = "        },";

/// The glue without the classes of streams, and without the functions that this wasm does not import.
pub fn without_unused(glue: &str, wasm: &[u8]) -> Result<String> {
    let module = walrus::Module::from_buffer(wasm).context("the wasm cannot be read")?;
    let imported: HashSet<&str> = module
        .imports
        .iter()
        .map(|import| import.name.as_str())
        .collect();
    let mut kept = String::with_capacity(glue.len());
    let mut lines = glue.lines();
    while let Some(line) = lines.next() {
        match end_of_unused(line, &imported) {
            Some(end) if line.ends_with(end) => {}
            Some(end) => {
                let last =
                    lines.find(|line| line.starts_with(end) || end == ";" && line.ends_with(end));
                last.with_context(|| format!("no end in the glue of: {line}"))?;
            }
            None => {
                kept.push_str(line);
                kept.push('\n');
            }
        }
    }
    Ok(kept)
}

/// What the last line of something unused is, if it begins with this one.
fn end_of_unused(line: &str, imported: &HashSet<&str>) -> Option<&'static str> {
    let names = |before: &str| {
        let name = line.strip_prefix(before);
        name.is_some_and(|name| name.starts_with(UNUSED_CLASS))
    };
    if names("export class ") {
        return Some("}");
    }
    if names("const ") || names("if (Symbol.dispose) ") {
        return Some(";");
    }
    let (name, _) = line.strip_prefix(IMPORT)?.split_once(": function")?;
    let name = ["__wb", name].concat();
    (!imported.contains(name.as_str())).then_some(IMPORT_END)
}

#[cfg(test)]
mod tests {
    use super::without_unused;
    use walrus::{Module, ModuleConfig};

    const GLUE: &str = "\
export class IntoUnderlyingSink {
    close() {
        return wasm.intounderlyingsink_close();
    }
}
if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = IntoUnderlyingSink.prototype.free;
function __wbg_get_imports() {
    const import0 = {
        __wbg_body_5f971cbc: function(arg0) {
            return arg0.body;
        },
        __wbg_enqueue_c11626: function() { return handleError(function (arg0, arg1) {
            arg0.enqueue(arg1);
        }, arguments); },
        __wbg_close_294d3f: function(arg0) {
            arg0.close();
        },
    };
}
const IntoUnderlyingSinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_intounderlyingsink_free(ptr, 1));
export { initSync };
";

    fn wasm_with_import(name: &str) -> Vec<u8> {
        let mut module = Module::with_config(ModuleConfig::new());
        let signature = module.types.add(&[], &[]);
        module.add_import_func("glue", name, signature);
        module.emit_wasm()
    }

    #[test]
    fn streams_and_functions_that_are_not_imported_go_and_all_else_stays() {
        let small = without_unused(GLUE, &wasm_with_import("__wbg_body_5f971cbc")).unwrap();
        let wanted = "\
function __wbg_get_imports() {
    const import0 = {
        __wbg_body_5f971cbc: function(arg0) {
            return arg0.body;
        },
    };
}
export { initSync };
";
        assert_eq!(small, wanted);
    }

    #[test]
    fn glue_that_ends_within_a_function_is_an_error() {
        let cut = &GLUE[..GLUE.find("arg0.close").unwrap()];
        assert!(without_unused(cut, &wasm_with_import("__wbg_body_5f971cbc")).is_err());
    }
}
