//! A logarithm made of operations that round the same on every machine.

/// The natural logarithm of a count, to about four digits; of 0 as of 1.
#[inline]
pub(super) fn ln(count: u32) -> f32 {
    const LN_2: f32 = std::f32::consts::LN_2;
    const MANTISSA: u32 = 23;
    let bits = (count.max(1) as f32).to_bits();
    let exponent = (bits >> MANTISSA) as i32 - 127;
    let x = f32::from_bits(bits & 0x7F_FFFF | 127 << MANTISSA) - 1.0;
    // ln (1 + x), x from 0 to 1: Abramowitz and Stegun 4.1.43.
    let fraction = x
        * (0.999_495_56
            + x * (-0.491_908_96 + x * (0.289_474_8 + x * (-0.136_062_75 + x * 0.032_158_45))));
    exponent as f32 * LN_2 + fraction
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn it_is_close_to_the_real_one() {
        for count in [1_u32, 2, 3, 7, 66, 1000, 12_345, 9_999_999, u32::MAX] {
            assert!((f64::from(ln(count)) - f64::from(count).ln()).abs() < 1e-4);
        }
    }
}
