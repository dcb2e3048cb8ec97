//! What is saved between visits.
//!
//! [`recovery`] decides what is loaded and saved, [`backup`] replaces everything by what a file
//! has; both work on any [`KeyValueStore`](key_value_store::KeyValueStore), of which the browser's
//! localStorage is one.

pub mod backup;
pub mod backup_file;
#[cfg(feature = "app")]
pub mod browser;
pub mod envelope;
pub mod key_value_store;
#[cfg(feature = "app")]
pub mod namespace;
pub mod recovery;
pub mod storage_key;
pub mod trouble;

#[cfg(test)]
mod damage_matrix;
