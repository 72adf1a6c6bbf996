//! How likely a card that nobody has captured yet ends in one's own pile.
//!
//! The four cards of a month lie on the table, in the own hand, in a pile or unseen, and how many lie
//! where says most of what can be said about each. With none unseen and one in the hand they all come
//! home (a *safe* month); one on the table with three unseen mostly goes to others. The shares were
//! counted in games of the CPUs against themselves, at the moment after a hand card was played.
//! `tests/chances.rs` counts them again and prints the table.

pub use crate::cpu::chances::{Place, SURE};

/// How many cards of a month that nobody has captured lie in each place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    /// Face up where the seat can take them.
    pub table: u8,
    /// In the own hand.
    pub hand: u8,
    /// In other hands or in the stack.
    pub unseen: u8,
}

const fn at(table: u8, hand: u8, unseen: u8, place: Place) -> (Spread, Place) {
    (Spread { table, hand, unseen }, place)
}

/// The columns of [`SHARES`].
pub const COLUMNS: [(Spread, Place); 26] = [
    at(0, 0, 4, Place::Unseen),
    at(0, 1, 3, Place::Hand),
    at(0, 1, 3, Place::Unseen),
    at(0, 2, 2, Place::Hand),
    at(0, 2, 2, Place::Unseen),
    at(0, 3, 1, Place::Hand),
    at(0, 3, 1, Place::Unseen),
    at(1, 0, 3, Place::Table),
    at(1, 0, 3, Place::Unseen),
    at(1, 1, 2, Place::Hand),
    at(1, 1, 2, Place::Table),
    at(1, 1, 2, Place::Unseen),
    at(1, 2, 1, Place::Hand),
    at(1, 2, 1, Place::Table),
    at(1, 2, 1, Place::Unseen),
    at(2, 0, 2, Place::Table),
    at(2, 0, 2, Place::Unseen),
    at(2, 1, 1, Place::Table),
    at(2, 1, 1, Place::Unseen),
    at(3, 0, 1, Place::Table),
    at(3, 0, 1, Place::Unseen),
    at(0, 0, 2, Place::Unseen),
    at(0, 1, 1, Place::Hand),
    at(0, 1, 1, Place::Unseen),
    at(1, 0, 1, Place::Table),
    at(1, 0, 1, Place::Unseen),
];

/// No column.
const NONE: u8 = u8::MAX;

/// The column by place and by how many cards are on the table, in the hand and unseen.
static COLUMN: [[[[u8; 5]; 5]; 5]; 3] = {
    let mut index = [[[[NONE; 5]; 5]; 5]; 3];
    let mut column = 0;
    while column < COLUMNS.len() {
        let (Spread { table, hand, unseen }, place) = COLUMNS[column];
        index[place as usize][table as usize][hand as usize][unseen as usize] = column as u8;
        column += 1;
    }
    index
};

/// The row of [`SHARES`] for 2–4 seats with so many cards left in the hand.
#[must_use]
pub fn row(seats: usize, left: usize) -> usize {
    match seats {
        2 => left.min(9),
        3 => 10 + left.min(6),
        _ => 17 + left.min(4),
    }
}

/// The chance to capture a card that lies at `place`, in [`SURE`]ths, when `left` cards stay in the hand.
#[must_use]
pub fn chance(place: Place, month: Spread, seats: usize, left: usize) -> u32 {
    // A safe month, or the fourth card where three lie waiting: it takes all.
    if month.hand > 0 && (month.unseen == 0 || place == Place::Hand && month.table > 1) {
        return SURE;
    }
    let [table, hand, unseen] = [month.table, month.hand, month.unseen].map(|count| usize::from(count.min(4)));
    let column = COLUMN[place as usize][table][hand][unseen];
    let share = SHARES[row(seats, left)].get(usize::from(column));
    // Odd months come only from cards that lie shown before their owner: an even share.
    share.map_or(SURE / seats.max(1) as u32, |share| u32::from(*share))
}

/// In 256ths. Rows: 2 seats with 0–9 cards left in the hand, 3 seats with 0–6, 4 seats with 0–4;
/// columns as in [`COLUMNS`]. Where no case is possible, the nearest row stands.
#[rustfmt::skip]
pub static SHARES: [[u8; COLUMNS.len()]; 22] = [
    [28, 124, 42, 178, 136, 205, 138, 255, 84, 161, 117, 106, 217, 191, 143, 118, 121, 176, 112, 157, 157, 0, 172, 172, 139, 138],
    [28, 135, 46, 189, 147, 216, 147, 145, 86, 171, 124, 113, 232, 204, 153, 130, 131, 187, 117, 135, 135, 64, 184, 183, 119, 118],
    [56, 186, 87, 189, 147, 216, 147, 124, 92, 189, 124, 121, 232, 204, 153, 123, 124, 183, 110, 123, 123, 73, 182, 182, 112, 111],
    [64, 187, 94, 190, 147, 216, 147, 116, 93, 196, 128, 123, 232, 198, 147, 118, 119, 180, 103, 115, 115, 75, 184, 183, 107, 106],
    [66, 190, 98, 193, 148, 217, 147, 110, 92, 200, 130, 124, 231, 200, 150, 112, 113, 179, 102, 109, 109, 76, 187, 186, 103, 102],
    [66, 193, 100, 197, 149, 221, 155, 104, 90, 202, 131, 125, 231, 206, 156, 108, 108, 178, 99, 104, 104, 77, 190, 189, 100, 99],
    [66, 195, 102, 200, 151, 224, 163, 99, 87, 204, 131, 125, 231, 213, 163, 102, 102, 178, 100, 98, 98, 77, 193, 192, 99, 98],
    [65, 198, 103, 204, 154, 227, 169, 94, 85, 207, 132, 124, 230, 218, 169, 97, 97, 178, 100, 93, 93, 78, 196, 195, 100, 99],
    [66, 201, 105, 207, 157, 228, 175, 88, 83, 210, 135, 122, 232, 219, 171, 93, 93, 175, 95, 89, 89, 80, 199, 199, 103, 102],
    [67, 204, 108, 210, 161, 230, 180, 83, 81, 214, 139, 119, 233, 212, 167, 90, 90, 173, 90, 88, 87, 83, 207, 207, 104, 103],
    [0, 142, 48, 168, 118, 191, 100, 156, 52, 158, 84, 92, 218, 160, 116, 84, 87, 163, 84, 115, 114, 0, 169, 169, 99, 98],
    [21, 151, 52, 179, 127, 202, 110, 94, 57, 169, 89, 98, 233, 171, 125, 88, 89, 173, 87, 91, 91, 39, 181, 181, 77, 76],
    [34, 171, 72, 179, 127, 202, 110, 78, 58, 179, 92, 100, 233, 171, 125, 82, 82, 168, 80, 81, 81, 44, 177, 176, 70, 69],
    [37, 176, 77, 181, 129, 202, 110, 70, 57, 186, 97, 99, 232, 179, 130, 76, 77, 164, 72, 75, 75, 46, 177, 177, 66, 65],
    [38, 179, 80, 185, 132, 215, 137, 63, 56, 193, 103, 98, 230, 188, 136, 70, 71, 163, 69, 68, 68, 48, 180, 180, 64, 63],
    [39, 183, 82, 191, 134, 220, 151, 59, 54, 198, 108, 97, 230, 197, 144, 65, 65, 161, 66, 61, 61, 49, 183, 183, 63, 62],
    [40, 187, 85, 195, 136, 224, 160, 53, 52, 202, 113, 94, 230, 196, 144, 58, 57, 157, 59, 56, 56, 50, 190, 190, 63, 62],
    [0, 142, 47, 161, 113, 203, 129, 117, 39, 153, 67, 84, 221, 148, 108, 72, 74, 144, 47, 90, 89, 0, 167, 167, 77, 76],
    [17, 152, 51, 171, 122, 215, 138, 70, 43, 163, 71, 90, 235, 158, 116, 65, 66, 153, 49, 64, 64, 30, 179, 179, 56, 55],
    [25, 166, 66, 171, 122, 215, 138, 56, 43, 174, 79, 90, 235, 158, 116, 56, 57, 154, 51, 54, 54, 33, 175, 175, 50, 49],
    [27, 171, 71, 177, 124, 215, 138, 49, 41, 184, 88, 88, 231, 173, 124, 48, 49, 152, 49, 47, 46, 35, 177, 177, 47, 46],
    [29, 176, 74, 184, 127, 219, 148, 43, 39, 191, 97, 84, 228, 180, 126, 43, 42, 149, 43, 41, 41, 37, 184, 184, 46, 45],
];

#[cfg(test)]
mod tests {
    use super::*;

    const fn spread(table: u8, hand: u8, unseen: u8) -> Spread {
        Spread { table, hand, unseen }
    }

    #[test]
    fn a_month_with_none_unseen_comes_home() {
        for (table, hand) in [(1, 1), (2, 2), (1, 3), (3, 1), (0, 2), (0, 4)] {
            assert_eq!(chance(Place::Hand, spread(table, hand, 0), 3, 4), SURE);
            assert_eq!(chance(Place::Table, spread(table, hand, 0), 3, 4), SURE);
        }
    }

    #[test]
    fn the_fourth_card_takes_the_three_that_wait_or_the_last_of_two() {
        assert_eq!(chance(Place::Hand, spread(2, 1, 1), 3, 4), SURE);
        assert!(chance(Place::Unseen, spread(2, 1, 1), 3, 4) < SURE);
    }

    #[test]
    fn more_seats_mean_less_for_each() {
        let lone = spread(1, 0, 3);
        let shares: Vec<u32> = (2..=4).map(|seats| chance(Place::Table, lone, seats, 4)).collect();
        assert!(shares.is_sorted_by(|more, fewer| more > fewer), "{shares:?}");
    }

    #[test]
    fn a_spread_without_a_column_is_shared_evenly() {
        assert_eq!(chance(Place::Table, spread(2, 0, 0), 4, 3), SURE / 4);
    }
}
