//! What the page may load and run, and the `_headers` file that says so to hosts that read one.

use super::fingerprint;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The parts of the Content Security Policy; the page's own first styles join the second line below.
const POLICY: [&str; 12] = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
];

/// The policy as the page itself carries it, for hosts without headers: of styles it allows its own files and what stands
/// in the page, by its checksum.
pub fn policy_for_page(html: &str) -> String {
    let mut styles = "style-src 'self'".to_owned();
    for piece in html.split("<style>").skip(1) {
        let (style, _) = piece.split_once("</style>").unwrap_or((piece, ""));
        let sum = BASE64_STANDARD.encode(Sha256::digest(style.as_bytes()));
        styles.push_str(&format!(" 'sha256-{sum}'"));
    }
    format!("{}; {styles}", POLICY.join("; "))
}

/// The policy as a header, which can also forbid other sites to frame the page.
pub fn policy(html: &str) -> String {
    format!("{}; frame-ancestors 'none'", policy_for_page(html))
}

/// The `_headers` file for this page, that many static hosts read, and that our own server reads too.
pub fn headers_file(html: &str) -> String {
    format!(
        "/*\n  \
         Content-Security-Policy: {}\n  \
         Cross-Origin-Opener-Policy: same-origin\n  \
         Cross-Origin-Resource-Policy: same-origin\n  \
         Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()\n  \
         Referrer-Policy: no-referrer\n  \
         X-Content-Type-Options: nosniff\n\
         /{}*\n  \
         Cache-Control: public, max-age=31536000, immutable\n",
        policy(html),
        fingerprint::FOLDER
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_unsafe_is_allowed_but_wasm() {
        let policy = policy("<p>").replace("'wasm-unsafe-eval'", "");
        assert!(!policy.contains("unsafe"), "{policy}");
    }

    #[test]
    fn styles_in_the_page_are_allowed_by_their_checksum_alone() {
        let page = policy_for_page("<style>p { color: red }</style>");
        // printf 'p { color: red }' | openssl dgst -sha256 -binary | base64
        let sum = "ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=";
        assert!(
            page.ends_with(&format!("style-src 'self' 'sha256-{sum}'")),
            "{page}"
        );
        assert!(policy_for_page("").ends_with("style-src 'self'"));
    }
}
