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
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $key,)+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = sechsundsechzig_engine::ParseError;

            fn from_str(name: &str) -> Result<$name, Self::Err> {
                let mut all = $name::ALL.iter().copied();
                all.find(|one| one.as_str() == name).ok_or(sechsundsechzig_engine::ParseError)
            }
        }
    };
}
pub(super) use choice;
