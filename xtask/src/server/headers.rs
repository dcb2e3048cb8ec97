//! The `_headers` file of static hosts: a path, possibly ending in `*`, then indented lines of headers for it.

/// Headers by path.
#[derive(Debug, Default)]
pub struct HeaderRules(Vec<Rule>);

#[derive(Debug)]
struct Rule {
    path: String,
    headers: Vec<(String, String)>,
}

impl HeaderRules {
    /// Reads the file's text; lines that say nothing are passed over.
    pub fn parse(text: &str) -> Self {
        let mut rules: Vec<Rule> = Vec::new();
        for line in text.lines() {
            if line.starts_with('/') {
                rules.push(Rule {
                    path: line.trim().to_owned(),
                    headers: Vec::new(),
                });
            } else if let (Some(rule), Some((name, value))) =
                (rules.last_mut(), line.split_once(':'))
            {
                let header = (name.trim().to_owned(), value.trim().to_owned());
                rule.headers.push(header);
            }
        }
        Self(rules)
    }

    /// The headers for a path such as `/index.html`.
    pub fn for_path(&self, path: &str) -> Vec<(&str, &str)> {
        self.0
            .iter()
            .filter(|rule| rule.matches(path))
            .flat_map(|rule| &rule.headers)
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }
}

impl Rule {
    fn matches(&self, path: &str) -> bool {
        match self.path.strip_suffix('*') {
            Some(beginning) => path.starts_with(beginning),
            None => path == self.path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_gets_the_headers_of_every_rule_it_matches() {
        let rules = HeaderRules::parse("/*\n  A: 1: 2\n/assets/*\n  B: 3\n/exact\n  C: 4\n");
        assert_eq!(rules.for_path("/index.html"), [("A", "1: 2")]);
        assert_eq!(rules.for_path("/assets/x.js"), [("A", "1: 2"), ("B", "3")]);
        assert_eq!(rules.for_path("/exact"), [("A", "1: 2"), ("C", "4")]);
    }
}
