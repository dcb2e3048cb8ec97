//! The hash FNV-1a of 64 bits: short, the same on every machine, and against accidents, not against people.

/// A hash to which bytes are added.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash.
    #[must_use]
    pub const fn finish(self) -> u64 {
        self.0
    }
}

/// The hash of texts one after the other.
#[must_use]
pub fn hash(texts: &[&str]) -> u64 {
    let mut hash = Fnv::default();
    for text in texts {
        hash.bytes(text.as_bytes());
    }
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::hash;

    #[test]
    fn it_is_the_published_hash() {
        // From the reference of Fowler, Noll and Vo.
        assert_eq!(hash(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(&["a"]), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(&["foo", "bar"]), 0x8594_4171_f739_67e8);
    }
}
