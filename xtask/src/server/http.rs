//! As much of HTTP/1.1 as a static server needs: requests without bodies, answers of known length, kept connections.

use std::io::{self, BufRead, BufReader, Read, Write};

/// How long a request's head may be.
const LONGEST_HEAD: u64 = 32 * 1024;

/// What a browser asks for.
#[derive(Debug, Default)]
pub struct Request {
    /// `GET`, `HEAD` and so on.
    pub method: String,
    /// The path, without the query.
    pub path: String,
    /// The header of that name.
    pub accept_encoding: String,
    /// Whether the connection ends with the answer.
    pub is_last: bool,
}

/// What it gets.
#[derive(Debug)]
pub struct Answer {
    /// The status line's number and word.
    pub status: &'static str,
    /// Headers other than those about the connection.
    pub headers: Vec<(String, String)>,
    /// The file.
    pub body: Vec<u8>,
}

/// The requests of one connection.
pub struct Reading<Stream>(BufReader<Stream>);

impl<Stream: Read> Reading<Stream> {
    /// Begins to read.
    pub fn new(stream: Stream) -> Self {
        Self(BufReader::new(stream))
    }

    /// The next request, or nothing when the browser has hung up.
    pub fn next(&mut self) -> io::Result<Option<Request>> {
        let mut lines = (&mut self.0).take(LONGEST_HEAD);
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap_or_default().to_owned();
        let (method, target) = (word(), word());
        let mut request = Request {
            method,
            path: target.split('?').next().unwrap_or_default().to_owned(),
            ..Request::default()
        };
        loop {
            let mut line = String::new();
            if lines.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let Some((name, value)) = line.trim_end().split_once(':') else {
                return Ok(Some(request));
            };
            let value = value.trim();
            if name.eq_ignore_ascii_case("Accept-Encoding") {
                value.clone_into(&mut request.accept_encoding);
            } else if name.eq_ignore_ascii_case("Connection") {
                request.is_last = value.eq_ignore_ascii_case("close");
            } else if name.eq_ignore_ascii_case("Content-Length") && value != "0" {
                request.is_last = true; // nobody reads that body
            }
        }
    }
}

/// Writes an answer.
pub fn write(stream: &mut impl Write, request: &Request, answer: Answer) -> io::Result<()> {
    let mut bytes = format!(
        "HTTP/1.1 {}\r\nContent-Length: {}\r\n",
        answer.status,
        answer.body.len()
    );
    if request.is_last {
        bytes.push_str("Connection: close\r\n");
    }
    for (name, value) in answer.headers {
        bytes.push_str(&format!("{name}: {value}\r\n"));
    }
    bytes.push_str("\r\n");
    let mut bytes = bytes.into_bytes();
    if request.method != "HEAD" {
        bytes.extend(answer.body);
    }
    stream.write_all(&bytes)?;
    if request.is_last {
        return Err(io::ErrorKind::ConnectionAborted.into());
    }
    Ok(())
}
