//! Whether a screen looks as it was kept: both made small, so that other letters do not matter and another arrangement does.

use crate::Result;
use anyhow::{Context, ensure};
use std::io::{BufReader, Cursor};
use std::path::Path;

/// A picture in red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

/// So far may a pixel of a small picture be from the kept one, of 255.
const NEAR: u8 = 48;
/// So many of a thousand pixels may be further.
const FAR_PIXELS: usize = 15;

impl Picture {
    /// The picture of a PNG file's content.
    ///
    /// # Errors
    /// When it is none, or not of 8-bit colours.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let mut reader = png::Decoder::new(BufReader::new(Cursor::new(bytes))).read_info()?;
        let size = reader.output_buffer_size().context("a picture too large")?;
        let mut buffer = vec![0; size];
        let info = reader.next_frame(&mut buffer)?;
        let samples = info.color_type.samples();
        ensure!(
            info.bit_depth == png::BitDepth::Eight && samples >= 3,
            "a picture that is not of 8-bit colours"
        );
        let pixels = buffer[..info.buffer_size()].chunks_exact(samples);
        Ok(Self {
            width: info.width as usize,
            height: info.height as usize,
            pixels: pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
        })
    }

    /// Writes it as a PNG file.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &Path) -> Result {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder
            .write_header()?
            .write_image_data(self.pixels.as_flattened())?;
        std::fs::write(path, bytes)
            .with_context(|| format!("{} could not be written", path.display()))
    }

    /// The same picture, so many times smaller: each pixel the mean of a square.
    #[must_use]
    pub fn smaller(&self, times: usize) -> Self {
        let (width, height) = (self.width / times, self.height / times);
        let mean = |at: usize| {
            let (left, top) = (at % width * times, at / width * times);
            let mut sums = [0; 3];
            for y in top..top + times {
                for pixel in &self.pixels[y * self.width + left..][..times] {
                    for (sum, part) in sums.iter_mut().zip(pixel) {
                        *sum += usize::from(*part);
                    }
                }
            }
            sums.map(|sum| (sum / (times * times)) as u8)
        };
        Self {
            width,
            height,
            pixels: (0..width * height).map(mean).collect(),
        }
    }

    /// How many of a thousand pixels are far from those of another picture; all of them if it has another size.
    #[must_use]
    pub fn unlikeness(&self, other: &Self) -> usize {
        if (self.width, self.height) != (other.width, other.height) || self.pixels.is_empty() {
            return 1000;
        }
        let pairs = self.pixels.iter().zip(&other.pixels);
        let far = pairs.filter(|(one, two)| {
            let mut parts = one.iter().zip(two.iter());
            parts.any(|(one, two)| one.abs_diff(*two) > NEAR)
        });
        far.count() * 1000 / self.pixels.len()
    }

    /// Whether it looks like another.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.unlikeness(other) <= FAR_PIXELS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(colour: impl Fn(usize, usize) -> [u8; 3]) -> Picture {
        let (width, height) = (80, 120);
        let pixels = (0..width * height).map(|at| colour(at % width, at / width));
        Picture {
            width,
            height,
            pixels: pixels.collect(),
        }
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
    fn other_letters_are_like_and_a_moved_card_is_not() {
        let page = picture(|_, _| [240, 230, 210]).smaller(4);
        let letters = picture(|x, y| match (x % 8, y % 12) {
            (3, 2..6) => [60, 50, 40],
            _ => [240, 230, 210],
        });
        assert!(page.is_like(&letters.smaller(4)));
        let card = picture(|x, y| match (x, y) {
            (10..30, 20..48) => [30, 60, 140],
            _ => [240, 230, 210],
        });
        assert!(!page.is_like(&card.smaller(4)));
        assert!(!page.is_like(&page.smaller(2)), "another size");
    }
}
