//! A static server for this machine alone: the compressed files where the browser takes them, the right types, and the
//! headers of the `_headers` file, so that what works here works on a host.

mod headers;
mod media_type;

use anyhow::{Result, anyhow};
use headers::HeaderRules;
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use tiny_http::{Header, Request, Response, StatusCode};

/// How many requests are answered side by side.
const THREADS: usize = 4;

/// A running server; it ends when it is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    site: Arc<Site>,
    listener: Arc<Listener>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Debug)]
struct Site {
    folder: PathBuf,
    /// The path under which the folder is served: `/` or `/some/where/`.
    mount: String,
    rules: HeaderRules,
}

struct Listener(tiny_http::Server);

impl std::fmt::Debug for Listener {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Listener")
    }
}

impl Server {
    /// Serves a folder on a port of this machine (0: any free one) under a path such as `/` or `/games/66/`.
    ///
    /// # Errors
    /// When the port is taken.
    pub fn start(folder: &Path, port: u16, mount: &str) -> Result<Self> {
        let listener = tiny_http::Server::http(("127.0.0.1", port))
            .map_err(|error| anyhow!("port {port} could not be opened: {error}"))?;
        let address = listener
            .server_addr()
            .to_ip()
            .ok_or_else(|| anyhow!("the server has no address"))?;
        let rules = std::fs::read_to_string(folder.join("_headers")).unwrap_or_default();
        let site = Arc::new(Site {
            folder: folder.to_owned(),
            mount: mount.to_owned(),
            rules: HeaderRules::parse(&rules),
        });
        let listener = Arc::new(Listener(listener));
        let threads = (0..THREADS)
            .map(|_| {
                let (site, listener) = (Arc::clone(&site), Arc::clone(&listener));
                std::thread::spawn(move || {
                    while let Ok(request) = listener.0.recv() {
                        answer(&site, request);
                    }
                })
            })
            .collect();
        Ok(Self {
            address,
            site,
            listener,
            threads,
        })
    }

    /// The page's address.
    pub fn address(&self) -> String {
        format!(
            "http://localhost:{}{}",
            self.address.port(),
            self.site.mount
        )
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the process ends.
    pub fn wait(mut self) {
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for thread in self.threads.drain(..) {
            // Each call lets one thread go.
            self.listener.0.unblock();
            drop(thread);
        }
    }
}

/// What goes back for a request, before compression is chosen.
struct Answer {
    status: u16,
    name: String,
    body: Vec<u8>,
    encoding: Option<&'static str>,
}

fn answer(site: &Site, request: Request) {
    let accepted = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Accept-Encoding"))
        .map(|header| header.value.to_string())
        .unwrap_or_default();
    let path = request.url().split(['?', '#']).next().unwrap_or("/");
    let answer = look_up(site, path, &accepted);
    let mut response = Response::from_data(answer.body).with_status_code(StatusCode(answer.status));
    let mut add = |name: &str, value: &str| {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    };
    add("Content-Type", media_type::of(&answer.name));
    add("Vary", "Accept-Encoding");
    if let Some(encoding) = answer.encoding {
        add("Content-Encoding", encoding);
    }
    let rules = site.rules.for_path(&format!("/{}", answer.name));
    if !rules
        .iter()
        .any(|(name, _)| name.eq_ignore_ascii_case("Cache-Control"))
    {
        add("Cache-Control", "no-cache");
    }
    for (name, value) in rules {
        add(name, value);
    }
    // A browser that has gone away is no fault of ours.
    let _ = request.respond(response);
}

fn look_up(site: &Site, path: &str, accepted: &str) -> Answer {
    let missing = || Answer {
        status: 404,
        name: "404.txt".into(),
        body: b"There is nothing here.\n".to_vec(),
        encoding: None,
    };
    let Some(rest) = path.strip_prefix(&site.mount) else {
        return missing();
    };
    let name = match rest {
        "" => "index.html",
        name => name,
    };
    let is_plain = Path::new(name)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !is_plain || name == "_headers" {
        return missing();
    }
    let choices = [("br", Some("br")), ("gz", Some("gzip")), ("", None)];
    choices
        .into_iter()
        .filter(|(_, encoding)| encoding.is_none_or(|encoding| accepts(accepted, encoding)))
        .find_map(|(ending, encoding)| {
            let mut file = site.folder.join(name).into_os_string();
            if !ending.is_empty() {
                file.push(".");
                file.push(ending);
            }
            Some(Answer {
                status: 200,
                name: name.to_owned(),
                body: std::fs::read(file).ok()?,
                encoding,
            })
        })
        .unwrap_or_else(missing)
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
        let site = Site {
            folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            mount: "/66/".into(),
            rules: HeaderRules::default(),
        };
        assert_eq!(look_up(&site, "/66/lib.rs", "").status, 200);
        for path in [
            "/lib.rs",
            "/66/../Cargo.toml",
            "/66//etc/hostname",
            "/66/none",
        ] {
            assert_eq!(look_up(&site, path, "").status, 404, "{path}");
        }
    }
}
