//! The compressed copies beside each file, for hosts that serve them.

use super::Files;
use crate::parallel;
use brotli::enc::BrotliEncoderParams;
use std::io::Write;

/// The `.br` and `.gz` of every file that is not compressed in itself.
pub fn all(files: &Files) -> Files {
    let worth_it = files.iter().filter(|(name, _)| is_worth_it(name));
    let compressed = parallel::map(worth_it, |(name, bytes)| {
        [
            (format!("{name}.br"), brotli(bytes)),
            (format!("{name}.gz"), gzip(bytes)),
        ]
    });
    compressed.into_iter().flatten().collect()
}

fn is_worth_it(name: &str) -> bool {
    const TEXTUAL: [&str; 9] = [
        ".css",
        ".html",
        ".js",
        ".json",
        ".svg",
        ".txt",
        ".wasm",
        ".webmanifest",
        ".xml",
    ];
    TEXTUAL.iter().any(|ending| name.ends_with(ending))
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    // Told how long the file is, it chooses better.
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)
        .expect("writing to memory does not fail");
    compressed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder
        .write_all(bytes)
        .expect("writing to memory does not fail");
    encoder.finish().expect("writing to memory does not fail")
}
