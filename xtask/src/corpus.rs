//! The fuzzing corpus: a file for each target in `tests/fuzz/corpus`, a line for each input. Bytes that are not printable
//! ASCII are escaped as in Rust (`\n`, `\x7f`).

use crate::workspace;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

fn file(target: &str) -> PathBuf {
    let folder = workspace::root().join("tests/fuzz/corpus");
    folder.join(target).with_extension("txt")
}

/// The inputs kept for a target; none if there is no file of them.
///
/// # Errors
/// When the file is there but not as it was written.
pub fn read(target: &str) -> Result<Vec<Vec<u8>>> {
    let file = file(target);
    if !file.is_file() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(&file)?;
    let inputs = text.lines().map(unescape).collect::<Option<_>>();
    inputs.with_context(|| format!("{} is no list of inputs", file.display()))
}

/// Keeps these inputs for a target, sorted, instead of those kept so far.
///
/// # Errors
/// When the file cannot be written.
pub fn write(target: &str, inputs: &[Vec<u8>]) -> Result<()> {
    let escape = |input: &Vec<u8>| format!("{}\n", input.escape_ascii());
    let mut lines: Vec<String> = inputs.iter().map(escape).collect();
    lines.sort();
    fs::write(file(target), lines.concat())?;
    Ok(())
}

/// All inputs that lie in a folder, each in a file of its own.
///
/// # Errors
/// When they cannot be read.
pub fn gather(folder: &Path) -> Result<Vec<Vec<u8>>> {
    let files = fs::read_dir(folder)?.map(|entry| Ok(fs::read(entry?.path())?));
    files.collect()
}

/// Puts inputs into a folder, each into a file of its own.
///
/// # Errors
/// When they cannot be written.
pub fn scatter(folder: &Path, inputs: &[Vec<u8>]) -> Result<()> {
    fs::create_dir_all(folder)?;
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(format!("kept-{number}")), input)?;
    }
    Ok(())
}

/// What `escape_ascii` was made of.
fn unescape(line: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        bytes.push(match rest.next()? {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'x' => {
                let digits = [rest.next()?, rest.next()?].map(char::from);
                let digit = |place: usize| digits[place].to_digit(16);
                u8::try_from(digit(0)? * 16 + digit(1)?).ok()?
            }
            plain @ (b'\\' | b'"' | b'\'') => plain,
            _ => return None,
        });
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_read_as_it_was_written() {
        let all: Vec<u8> = (0..=u8::MAX).collect();
        assert_eq!(unescape(&all.escape_ascii().to_string()), Some(all));
        for bad in ["\\", "\\q", "\\x", "\\x1", "\\xgg"] {
            assert_eq!(unescape(bad), None, "{bad}");
        }
    }
}
