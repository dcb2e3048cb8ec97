//! What the host of a page says about itself, such as an Impressum and a contact, on the page *About*.

use anyhow::{Context, Result, bail};
use std::path::Path;

/// Where the page looks for it; the file in `public/` says nothing.
pub const FILE: &str = "content/imprint.html";

/// The file to deploy, from a file of the host with plain HTML: headings, paragraphs, links.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let unreadable = || format!("{} cannot be read as a text", path.display());
    let html = std::fs::read_to_string(path).with_context(unreadable)?;
    Ok(wrap(&html)
        .with_context(|| path.display().to_string())?
        .into_bytes())
}

fn wrap(html: &str) -> Result<String> {
    // The policy of the page would not let them work.
    const REFUSED: [&str; 5] = ["script", "style", "link", "iframe", "img"];
    for tag in html.to_lowercase().split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or((tag, ""));
        let (name, attributes) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        let is_code = |attribute: &str| {
            let (name, _) = attribute.split_once('=').unwrap_or_default();
            name == "style" || name.starts_with("on")
        };
        if REFUSED.contains(&name) || attributes.split_whitespace().any(is_code) {
            bail!("<{tag}> does not work under the page's security policy");
        }
    }
    if html.trim().is_empty() {
        bail!("it is empty");
    }
    Ok(format!(
        "<section data-content=\"\">\n{}\n</section>\n",
        html.trim()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_host_writes_stands_on_the_page() {
        let html = "<h3>Impressum</h3>\n<p>Erika Mustermann, <a href=\"mailto:e@example.org\">e@example.org</a></p>\n";
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, html).unwrap();
        let deployed = String::from_utf8(read(file.path()).unwrap()).unwrap();
        assert!(deployed.contains(html.trim()), "{deployed}");
        assert!(
            deployed.starts_with("<section data-content=\"\">"),
            "{deployed}"
        );
    }

    #[test]
    fn what_the_policy_would_block_is_refused_at_build_time() {
        for html in [
            "<p>x</p><script src=x></script>",
            "<p style=\"color: red\">x</p>",
            "<p onclick=\"x()\">x</p>",
            "<IMG src=x>",
            "",
        ] {
            assert!(wrap(html).is_err(), "{html}");
        }
        assert!(wrap("<p>Open on request, style= on demand</p>").is_ok());
    }

    #[test]
    fn without_a_host_the_page_says_nothing_in_its_place() {
        let empty = include_str!("../../../public/content/imprint.html");
        assert_eq!(empty, "<section data-content=\"\"></section>\n");
    }
}
