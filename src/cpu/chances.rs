//! Chances as the players of the capturing games count them.

/// A certain capture.
pub const SURE: u32 = 256;

/// Where a card lies that nobody has captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the hand of the seat that thinks.
    Hand,
    /// Face up where the seat can take it.
    Table,
    /// In another hand or in the stack.
    Unseen,
}
