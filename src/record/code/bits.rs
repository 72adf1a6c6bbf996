//! Bits in and out of bytes, most significant first.

use super::CodeError;

/// Writes numbers as bits.
#[derive(Debug, Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    used: u32,
}

impl Writer {
    /// Appends the lowest `width` bits of a number.
    pub(super) fn put(&mut self, number: u32, width: u32) {
        for bit in (0..width).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }

    /// The bytes, the last one filled up with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads numbers from bits.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, used: 0 }
    }

    /// The next `width` bits as a number.
    pub(super) fn take(&mut self, width: u32) -> Result<u32, CodeError> {
        let mut number = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.used / 8).ok_or(CodeError::Damaged)?;
            number = number << 1 | u32::from(byte >> (7 - self.used % 8) & 1);
            self.used += 1;
        }
        Ok(number)
    }
}
