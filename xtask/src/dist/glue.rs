//! The JavaScript that wasm-bindgen writes beside wasm, without what that wasm does not need any more, and with short names.

use anyhow::{Context, Result};
use std::collections::{HashMap, HashSet};
use walrus::Module;

/// How the names of the streams begin, which Leptos brings along for servers: nothing calls their exports.
const UNUSED_CLASS: &str = "IntoUnderlying";

/// How a function of the object of imports begins, how its name goes on, and how it ends.
const IMPORT: &str = "        _";
const IMPORT_NAME: &str = ": function";
const IMPORT_END: &str = "        },";

/// How the names of the functions begin that call a closure.
const CLOSURE: &str = "wasm_bindgen__";

/// Names both sides of the calls between this glue and this wasm by a number: the names that wasm-bindgen gives end with
/// hashes, which do not compress, and stand in both files.
pub fn with_short_names(glue: &str, module: &mut Module) -> String {
    let imports = glue.lines().filter_map(import_name);
    let exports = module.exports.iter().map(|export| export.name.as_str());
    let closures = exports.filter(|name| name.starts_with(CLOSURE));
    let names: HashMap<String, String> = imports
        .chain(closures)
        .enumerate()
        .map(|(number, name)| (name.to_owned(), format!("_{number:x}")))
        .collect();
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    for name in imports.chain(exports) {
        if let Some(short) = names.get(name) {
            name.clone_from(short);
        }
    }
    let mut renamed = String::with_capacity(glue.len());
    let is_part_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut rest = glue;
    while !rest.is_empty() {
        let end = rest.find(|letter| !is_part_of_name(letter));
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        renamed.push_str(names.get(word).map_or(word, String::as_str));
        let next = after.find(is_part_of_name).unwrap_or(after.len());
        let (between, following) = after.split_at(next);
        renamed.push_str(between);
        rest = following;
    }
    renamed
}

/// The name of the function of the object of imports that begins with this line.
fn import_name(line: &str) -> Option<&str> {
    line.strip_prefix(IMPORT)?;
    Some(line.trim_start().split_once(IMPORT_NAME)?.0)
}

/// The glue without the classes of streams, and without the functions that this wasm does not import.
pub fn without_unused(glue: &str, wasm: &[u8]) -> Result<String> {
    let module = Module::from_buffer(wasm).context("the wasm cannot be read")?;
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
    (!imported.contains(import_name(line)?)).then_some(IMPORT_END)
}

#[cfg(test)]
mod tests {
    use super::{with_short_names, without_unused};
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

    fn module_with_import(name: &str) -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let signature = module.types.add(&[], &[]);
        module.add_import_func("glue", name, signature);
        module
    }

    #[test]
    fn glue_and_wasm_call_each_other_by_short_names() {
        let mut module = module_with_import("__wbg_close_294d3f");
        let signature = module.types.add(&[], &[]);
        let (other, _) = module.add_import_func("glue", "elsewhere", signature);
        module.exports.add("wasm_bindgen__invoke__h3eb", other);
        module.exports.add("main", other);
        let call = "wasm.wasm_bindgen__invoke__h3eb(arg0); wasm.wasm_bindgen__invoke__h3eb_2();";
        let short = with_short_names(&[GLUE, call].concat(), &mut module);
        let has = |text: &str| short.contains(text);
        assert!(has("        _2: function(arg0) {") && !has("__wbg_close_294d3f"));
        assert!(has("wasm._3(arg0); wasm.wasm_bindgen__invoke__h3eb_2();"));
        let imports: Vec<_> = module.imports.iter().map(|it| &it.name).collect();
        assert_eq!(imports, ["_2", "elsewhere"]);
        let exports: Vec<_> = module.exports.iter().map(|it| &it.name).collect();
        assert_eq!(exports, ["_3", "main"]);
    }

    #[test]
    fn streams_and_functions_that_are_not_imported_go_and_all_else_stays() {
        let small =
            without_unused(GLUE, &module_with_import("__wbg_body_5f971cbc").emit_wasm()).unwrap();
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
        assert!(
            without_unused(cut, &module_with_import("__wbg_body_5f971cbc").emit_wasm()).is_err()
        );
    }
}
