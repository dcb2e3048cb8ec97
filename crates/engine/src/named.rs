//! Enums whose variants have names in records, links and storage.

/// Enums with a name for each variant, and how they are written and read.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// All of them, in the rulebook's order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];
            /// Their names, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($text,)+];

            /// Its name, as records and links write it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                $name::NAMES[self as usize]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(name: &str) -> Result<$name, $crate::ParseError> {
                let place = $name::NAMES.iter().position(|known| *known == name);
                place.map(|place| $name::ALL[place]).ok_or($crate::ParseError)
            }
        }
    )+};
}
pub(crate) use named;
