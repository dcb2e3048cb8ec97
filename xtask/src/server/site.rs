//! The folder that is served: which file answers a request, and under which headers.

use super::headers::HeaderRules;
use super::http::{Answer, Request};
use super::media_type;
use std::path::{Component, Path, PathBuf};

/// A folder, the path it is served under, and its header rules.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    mount: String,
    rules: HeaderRules,
}

impl Site {
    /// A folder under a path such as `/` or `/some/where/`.
    pub fn new(folder: &Path, mount: &str) -> Self {
        let rules = std::fs::read_to_string(folder.join("_headers")).unwrap_or_default();
        Self {
            folder: folder.to_owned(),
            mount: mount.to_owned(),
            rules: HeaderRules::parse(&rules),
        }
    }

    /// What goes back for a request.
    pub fn answer(&self, request: &Request) -> Answer {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return refusal("405 Method Not Allowed");
        }
        let Some(name) = self.file_name(&request.path) else {
            return refusal("404 Not Found");
        };
        let Some((body, encoding)) = self.read(name, &request.accept_encoding) else {
            return refusal("404 Not Found");
        };
        let mut headers = vec![
            ("Content-Type".to_owned(), media_type::of(name).to_owned()),
            ("Vary".to_owned(), "Accept-Encoding".to_owned()),
        ];
        if let Some(encoding) = encoding {
            headers.push(("Content-Encoding".to_owned(), encoding.to_owned()));
        }
        let rules = self.rules.for_path(&format!("/{name}"));
        if !rules
            .iter()
            .any(|(name, _)| name.eq_ignore_ascii_case("Cache-Control"))
        {
            headers.push(("Cache-Control".to_owned(), "no-cache".to_owned()));
        }
        let ruled = rules
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        headers.extend(ruled);
        Answer {
            status: "200 OK",
            headers,
            body,
        }
    }

    /// The file that a path asks for, if it is one of the folder's.
    fn file_name<'a>(&self, path: &'a str) -> Option<&'a str> {
        let name = match path.strip_prefix(&self.mount)? {
            "" => "index.html",
            name => name,
        };
        let is_plain = Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        (is_plain && name != "_headers").then_some(name)
    }

    /// The smallest form of a file that the browser takes.
    fn read(&self, name: &str, accepted: &str) -> Option<(Vec<u8>, Option<&'static str>)> {
        let forms = [(".br", Some("br")), (".gz", Some("gzip")), ("", None)];
        forms
            .into_iter()
            .filter(|(_, encoding)| encoding.is_none_or(|encoding| accepts(accepted, encoding)))
            .find_map(|(ending, encoding)| {
                let body = std::fs::read(self.folder.join(format!("{name}{ending}"))).ok()?;
                Some((body, encoding))
            })
    }
}

fn refusal(status: &'static str) -> Answer {
    let headers = vec![("Content-Type".to_owned(), "text/plain".to_owned())];
    Answer {
        status,
        headers,
        body: format!("{status}\n").into_bytes(),
    }
}

fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| part == "q=0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_read_with_their_weights() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("br;q=0, gzip", "br"));
        assert!(!accepts("", "br"));
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let site = Site::new(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "/66/");
        assert_eq!(site.file_name("/66/lib.rs"), Some("lib.rs"));
        assert_eq!(site.file_name("/66/"), Some("index.html"));
        for path in [
            "/lib.rs",
            "/66/../Cargo.toml",
            "/66//etc/hostname",
            "/66/_headers",
        ] {
            assert_eq!(site.file_name(path), None, "{path}");
        }
    }
}
