//! Whether a screen looks as it was kept: both made small, so that soft edges do not matter and another arrangement does.

use crate::Result;
use anyhow::Context;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::thumbnail;
use image::{ImageFormat, RgbImage};
use std::path::Path;

/// A picture in red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture(RgbImage);

/// How alike two small pictures of the same screen are at least: 1 is the same.
const ALIKE: f64 = 0.9;

impl Picture {
    /// The picture of a PNG file's content.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let image = image::load_from_memory_with_format(bytes, ImageFormat::Png)?;
        Ok(Self(image.into_rgb8()))
    }

    /// Writes it as a PNG file.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &Path) -> Result {
        let mut bytes = Vec::new();
        let encoder =
            PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
        self.0.write_with_encoder(encoder)?;
        std::fs::write(path, bytes)
            .with_context(|| format!("{} could not be written", path.display()))
    }

    /// The same picture, so many times smaller.
    #[must_use]
    pub fn smaller(&self, times: u32) -> Self {
        let (width, height) = self.0.dimensions();
        Self(thumbnail(&self.0, width / times, height / times))
    }

    /// How alike it is to another, in structure and colours, from 0 to 1; 0 if the other has another size.
    #[must_use]
    pub fn similarity(&self, other: &Self) -> f64 {
        image_compare::rgb_hybrid_compare(&self.0, &other.0).map_or(0.0, |compared| compared.score)
    }

    /// Whether it looks like another.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.similarity(other) >= ALIKE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(colour: impl Fn(u32, u32) -> [u8; 3]) -> Picture {
        Picture(RgbImage::from_fn(320, 480, |x, y| image::Rgb(colour(x, y))))
    }

    #[test]
    fn a_picture_is_read_as_it_was_written() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let drawn = picture(|x, y| [x as u8, y as u8, 7]);
        drawn.write(file.path()).unwrap();
        let bytes = std::fs::read(file.path()).unwrap();
        assert_eq!(Picture::read(&bytes).unwrap(), drawn);
        assert!(Picture::read(b"no picture").is_err());
    }

    #[test]
    fn softer_edges_are_like_and_a_moved_card_is_not() {
        let page = |left: u32, edge: u8| {
            let drawn = picture(|x, y| match (x % 8, y % 12) {
                _ if (left..left + 60).contains(&x) && (80..164).contains(&y) => [30, 60, 140],
                (3, 2..6) if y > 240 => [60, 50, 40],
                (4, 2..6) if y > 240 => [edge; 3],
                _ => [240, 230, 210],
            });
            drawn.smaller(4)
        };
        let kept = page(40, 200);
        let softer = page(40, 170);
        let moved = page(90, 200);
        assert!(kept.is_like(&kept));
        assert!(kept.is_like(&softer), "{}", kept.similarity(&softer));
        assert!(!kept.is_like(&moved), "{}", kept.similarity(&moved));
        assert!(!kept.is_like(&kept.smaller(2)), "another size");
    }
}
