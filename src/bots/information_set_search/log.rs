//! A logarithm made of operations that round the same on every machine.

/// The natural logarithm of a count, to about five digits; of 0 as of 1.
#[inline]
pub(super) fn ln(count: u32) -> f32 {
    const LN_2: f32 = std::f32::consts::LN_2;
    let count = count.max(1);
    let exponent = 31 - count.leading_zeros();
    let mantissa = (u64::from(count) << 23 >> exponent) as f32 / 8_388_608.0;
    // ln m = 2 artanh((m - 1) / (m + 1)), m from 1 to 2.
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let t2 = t * t;
    exponent as f32 * LN_2 + 2.0 * t * (1.0 + t2 * (1.0 / 3.0 + t2 * (0.2 + t2 * (1.0 / 7.0))))
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
