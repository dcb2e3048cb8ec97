//! A static server for this machine alone: the compressed files where the browser takes them, the right types, and the
//! headers of the `_headers` file, so that what works here works on a host.
//!
//! It can be ended as if its plug were pulled, which is why it is the project's own: the tests need exactly that.

mod headers;
mod http;
mod media_type;
mod site;

use anyhow::{Context, Result};
use http::Reading;
use site::Site;
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// A running server. When it is dropped, its port and all its connections are closed at once.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    mount: String,
    shared: Arc<Shared>,
    acceptor: Option<JoinHandle<()>>,
}

/// What the server's threads have in common.
#[derive(Debug)]
struct Shared {
    site: Site,
    is_over: AtomicBool,
    connections: Mutex<Vec<TcpStream>>,
}

impl Server {
    /// Serves a folder on a port of this machine (0: any free one) under a path such as `/` or `/games/66/`.
    ///
    /// # Errors
    /// When the port is taken.
    pub fn start(folder: &Path, port: u16, mount: &str) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} could not be opened"))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            site: Site::new(folder, mount),
            is_over: AtomicBool::new(false),
            connections: Mutex::default(),
        });
        let acceptor = std::thread::spawn({
            let shared = Arc::clone(&shared);
            move || shared.accept(&listener)
        });
        Ok(Self {
            address,
            mount: mount.to_owned(),
            shared,
            acceptor: Some(acceptor),
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
    pub fn wait(mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::SeqCst);
        // One more connection, for the acceptor to wake up and see that it is over.
        let _ = TcpStream::connect(self.address);
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
        for connection in self.shared.connections().drain(..) {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }
}

impl Shared {
    fn accept(self: &Arc<Self>, listener: &TcpListener) {
        for stream in listener.incoming() {
            if self.is_over.load(Ordering::SeqCst) {
                return;
            }
            let Ok(stream) = stream else { continue };
            if let Ok(copy) = stream.try_clone() {
                self.connections().push(copy);
            }
            let shared = Arc::clone(self);
            std::thread::spawn(move || {
                // A browser that has gone away is no fault of ours.
                let _ = shared.converse(&stream);
                let _ = stream.shutdown(Shutdown::Both);
                shared.forget(&stream);
            });
        }
    }

    /// Answers one request after the other.
    fn converse(&self, mut stream: &TcpStream) -> std::io::Result<()> {
        let mut reading = Reading::new(stream);
        while let Some(request) = reading.next()? {
            http::write(&mut stream, &request, self.site.answer(&request))?;
        }
        Ok(())
    }

    fn forget(&self, stream: &TcpStream) {
        let gone = stream.peer_addr().ok();
        self.connections()
            .retain(|kept| kept.peer_addr().is_ok_and(|peer| Some(peer) != gone));
    }

    fn connections(&self) -> std::sync::MutexGuard<'_, Vec<TcpStream>> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};

    fn ask(server: &Server, head: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{head}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn it_answers_until_it_is_dropped() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let server = Server::start(&folder, 0, "/66/").unwrap();
        let address = server.address;
        let found = ask(&server, "GET /66/lib.rs?query HTTP/1.1");
        assert!(found.starts_with("HTTP/1.1 200 OK\r\n"), "{found}");
        assert!(found.contains("The project's own commands"), "{found}");
        let head = ask(&server, "HEAD /66/lib.rs HTTP/1.1");
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask(&server, "GET /66/none HTTP/1.1").starts_with("HTTP/1.1 404 "));
        assert!(ask(&server, "POST /66/lib.rs HTTP/1.1").starts_with("HTTP/1.1 405 "));

        let mut kept = TcpStream::connect(address).unwrap();
        drop(server);
        assert!(TcpStream::connect(address).is_err());
        assert_eq!(kept.read(&mut [0; 1]).unwrap_or(0), 0);
    }
}
