//! Settings that are one of several.

/// An enum with a name for each variant, the first one being the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { #[default] $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// All of them, in the order offered.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its name in storage and in the page's attributes.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)+ }
            }

            /// The one with this name; the default for any other.
            #[must_use]
            pub fn from_key(key: &str) -> $name {
                $name::ALL.iter().copied().find(|one| one.key() == key).unwrap_or_default()
            }
        }
    };
}
pub(super) use choice;
