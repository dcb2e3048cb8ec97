//! What the page may load and run, and the `_headers` file that says so to hosts that read one.

use super::names;

/// The parts of the Content Security Policy.
const POLICY: [&str; 13] = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
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

/// The policy as the page itself carries it, for hosts without headers.
pub fn policy_for_page() -> String {
    POLICY.join("; ")
}

/// The policy as a header, which can also forbid other sites to frame the page.
pub fn policy() -> String {
    format!("{}; frame-ancestors 'none'", policy_for_page())
}

/// The `_headers` file that many static hosts read, and that our own server reads too.
pub fn headers_file() -> String {
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
        policy(),
        names::FOLDER
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_unsafe_is_allowed_but_wasm() {
        let policy = policy().replace("'wasm-unsafe-eval'", "");
        assert!(!policy.contains("unsafe"), "{policy}");
    }
}
