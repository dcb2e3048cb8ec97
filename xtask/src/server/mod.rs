//! A static server for this machine alone: the compressed files where the browser takes them, the right types, and the
//! headers of the `_headers` file, so that what works here works on a host.

mod headers;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue, LAST_MODIFIED, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use headers::HeaderRules;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tower_http::services::ServeDir;

/// A running server. When it is dropped, its port and all its connections are closed at once.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    mount: String,
    runtime: Option<Runtime>,
}

impl Server {
    /// Serves a folder on a port of this machine (0: any free one) under a path such as `/` or `/games/66/`.
    ///
    /// # Errors
    /// When the port is taken.
    pub fn start(folder: &Path, port: u16, mount: &str) -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()?;
        // Bound without the runtime, because a test may be inside another one.
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} could not be opened"))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let site = site(folder, mount);
        runtime.spawn(async move {
            let served = async { axum::serve(TcpListener::from_std(listener)?, site).await };
            if let Err(error) = served.await {
                eprintln!("the server ended: {error}");
            }
        });
        Ok(Self {
            address,
            mount: mount.to_owned(),
            runtime: Some(runtime),
        })
    }

    /// The page's address.
    pub fn address(&self) -> String {
        format!("http://localhost:{}{}", self.address.port(), self.mount)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the process ends.
    pub fn wait(self) {
        loop {
            std::thread::park();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
            // The port is free once the listener is gone: until then somebody still answers.
            while std::net::TcpStream::connect(self.address).is_ok() {
                std::thread::yield_now();
            }
        }
    }
}

/// The folder's files under a path.
fn site(folder: &Path, mount: &str) -> Router {
    let rules = std::fs::read_to_string(folder.join("_headers")).unwrap_or_default();
    let files = ServeDir::new(folder)
        .precompressed_br()
        .precompressed_gzip();
    let files = Router::new()
        .fallback_service(files)
        .layer(middleware::from_fn_with_state(
            Arc::new(HeaderRules::parse(&rules)),
            with_headers,
        ));
    match mount {
        "/" => files,
        mount => Router::new().nest_service(mount, files),
    }
}

/// Adds the headers of the `_headers` file, which is not served itself.
async fn with_headers(
    State(rules): State<Arc<HeaderRules>>,
    request: Request,
    next: Next,
) -> Response {
    let path = match request.uri().path() {
        "/" => "/index.html".to_owned(),
        path => path.to_owned(),
    };
    if path == "/_headers" {
        return StatusCode::NOT_FOUND.into_response();
    }
    let mut response = next.run(request).await;
    if response.status().is_success() {
        add_headers(response.headers_mut(), &rules, &path);
    }
    response
}

fn add_headers(headers: &mut HeaderMap, rules: &HeaderRules, path: &str) {
    // To the second, which is too coarse for two releases of one test.
    headers.remove(LAST_MODIFIED);
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    for (name, value) in rules.for_path(path) {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse()) {
            headers.insert(name, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    fn ask(server: &Server, head: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(
            stream,
            "{head}\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn served() -> (tempfile::TempDir, Server) {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        write("index.html", "the page");
        write("index.html.br", "the page, smaller");
        write("x.js", "x");
        write(
            "_headers",
            "/*\n  A: 1\n/x.js\n  Cache-Control: immutable\n",
        );
        let server = Server::start(folder.path(), 0, "/66/").unwrap();
        (folder, server)
    }

    #[test]
    fn it_answers_until_it_is_dropped() {
        let (_folder, server) = served();
        let address = server.address;
        let found = ask(&server, "GET /66/?query HTTP/1.1");
        assert!(found.starts_with("HTTP/1.1 200 OK\r\n"), "{found}");
        assert!(found.ends_with("the page"), "{found}");
        let head = ask(&server, "HEAD /66/x.js HTTP/1.1");
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask(&server, "GET /66/none HTTP/1.1").starts_with("HTTP/1.1 404 "));
        assert!(ask(&server, "POST /66/x.js HTTP/1.1").starts_with("HTTP/1.1 405 "));

        let mut kept = TcpStream::connect(address).unwrap();
        drop(server);
        assert!(TcpStream::connect(address).is_err());
        assert_eq!(kept.read(&mut [0; 1]).unwrap_or(0), 0);
    }

    #[test]
    fn files_are_sent_compressed_where_the_browser_takes_them() {
        let (_folder, server) = served();
        let found = ask(&server, "GET /66/ HTTP/1.1\r\nAccept-Encoding: gzip, br");
        assert!(found.contains("content-encoding: br\r\n"), "{found}");
        assert!(found.contains("content-type: text/html\r\n"), "{found}");
        assert!(found.ends_with("the page, smaller"), "{found}");
    }

    #[test]
    fn the_headers_file_is_followed_and_not_served() {
        let (_folder, server) = served();
        let page = ask(&server, "GET /66/ HTTP/1.1");
        assert!(page.contains("a: 1\r\n"), "{page}");
        assert!(page.contains("cache-control: no-cache\r\n"), "{page}");
        assert!(!page.contains("last-modified"), "{page}");
        let script = ask(&server, "GET /66/x.js HTTP/1.1");
        assert!(script.contains("cache-control: immutable\r\n"), "{script}");
        for path in ["/66/_headers", "/x.js", "/66/../Cargo.toml"] {
            let refused = ask(&server, &format!("GET {path} HTTP/1.1"));
            assert!(refused.starts_with("HTTP/1.1 404 "), "{path}: {refused}");
        }
    }
}
