//! How likely a card that nobody has captured yet ends with the seat that thinks.
//!
//! The cards of a suit lie on the field, in the own hand, in a pile or unseen, and how many lie where
//! says most of what can be said about each. A whole suit in hand and field is certain: nobody can take
//! a card of it, and a Pele aimed at one is stopped. A wild Pele leaves its suit and the ferns odd; the
//! odd card of its suit goes to its side. The shares were counted in games of the CPUs against
//! themselves, at the moment after a hand card was played. `tests/chances_pilina.rs` counts them again
//! and prints the tables.

pub use crate::cpu::chances::{Place, SURE};

/// How the cards of a suit lie that nobody has captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suit {
    /// How many lie on the field.
    pub table: usize,
    /// How many in the own hand.
    pub hand: usize,
    /// How many in other hands or in the stack.
    pub unseen: usize,
    /// Whether the own side used Pele on this suit, and what is left of it comes home.
    pub odd: bool,
}

const fn at(table: usize, hand: usize, unseen: usize, place: Place) -> (Suit, Place) {
    (Suit { table, hand, unseen, odd: false }, place)
}

const fn odd(table: usize, hand: usize, unseen: usize, place: Place) -> (Suit, Place) {
    (Suit { table, hand, unseen, odd: true }, place)
}

/// The columns of [`SHARES`].
pub const COLUMNS: [(Suit, Place); 30] = [
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
    at(2, 1, 1, Place::Hand),
    at(2, 1, 1, Place::Table),
    at(2, 1, 1, Place::Unseen),
    at(3, 0, 1, Place::Table),
    at(3, 0, 1, Place::Unseen),
    at(0, 0, 2, Place::Unseen),
    at(0, 1, 1, Place::Hand),
    at(0, 1, 1, Place::Unseen),
    at(0, 2, 0, Place::Hand),
    at(1, 0, 1, Place::Table),
    at(1, 0, 1, Place::Unseen),
    at(1, 1, 0, Place::Hand),
    at(1, 1, 0, Place::Table),
];

/// The columns of [`ODD_SHARES`]: suits that Pele has left odd, those of another side first, then the own.
pub const ODD_COLUMNS: [(Suit, Place); 42] = [
    at(0, 0, 3, Place::Unseen),
    at(0, 1, 2, Place::Hand),
    at(0, 1, 2, Place::Unseen),
    at(0, 2, 1, Place::Hand),
    at(0, 2, 1, Place::Unseen),
    at(0, 3, 0, Place::Hand),
    at(1, 0, 2, Place::Table),
    at(1, 0, 2, Place::Unseen),
    at(1, 1, 1, Place::Hand),
    at(1, 1, 1, Place::Table),
    at(1, 1, 1, Place::Unseen),
    at(1, 2, 0, Place::Hand),
    at(1, 2, 0, Place::Table),
    at(2, 0, 1, Place::Table),
    at(2, 0, 1, Place::Unseen),
    at(2, 1, 0, Place::Hand),
    at(2, 1, 0, Place::Table),
    at(3, 0, 0, Place::Table),
    at(0, 0, 1, Place::Unseen),
    at(0, 1, 0, Place::Hand),
    at(1, 0, 0, Place::Table),
    odd(0, 0, 3, Place::Unseen),
    odd(0, 1, 2, Place::Hand),
    odd(0, 1, 2, Place::Unseen),
    odd(0, 2, 1, Place::Hand),
    odd(0, 2, 1, Place::Unseen),
    odd(0, 3, 0, Place::Hand),
    odd(1, 0, 2, Place::Table),
    odd(1, 0, 2, Place::Unseen),
    odd(1, 1, 1, Place::Hand),
    odd(1, 1, 1, Place::Table),
    odd(1, 1, 1, Place::Unseen),
    odd(1, 2, 0, Place::Hand),
    odd(1, 2, 0, Place::Table),
    odd(2, 0, 1, Place::Table),
    odd(2, 0, 1, Place::Unseen),
    odd(2, 1, 0, Place::Hand),
    odd(2, 1, 0, Place::Table),
    odd(3, 0, 0, Place::Table),
    odd(0, 0, 1, Place::Unseen),
    odd(0, 1, 0, Place::Hand),
    odd(1, 0, 0, Place::Table),
];

/// No column.
const NONE: u8 = u8::MAX;

/// The columns by place and by how many cards are on the field, in the hand and unseen.
type Index = [[[[u8; 5]; 5]; 5]; 3];

const fn index(columns: &[(Suit, Place)], own: bool) -> Index {
    let mut index = [[[[NONE; 5]; 5]; 5]; 3];
    let mut column = 0;
    while column < columns.len() {
        let (suit, place) = columns[column];
        if suit.odd == own {
            index[place as usize][suit.table][suit.hand][suit.unseen] = column as u8;
        }
        column += 1;
    }
    index
}

static COLUMN: Index = index(&COLUMNS, false);
static ODD_COLUMN: [Index; 2] = [index(&ODD_COLUMNS, false), index(&ODD_COLUMNS, true)];

/// The row of [`SHARES`] for 2–7 seats with so many cards left in the hand.
#[must_use]
pub fn row(seats: usize, left: usize) -> usize {
    match seats {
        2 => left.min(7),
        3 => 8 + left.min(6),
        4 => 15 + left.min(4),
        5 => 20 + left.min(3),
        6 => 24 + left.min(2),
        _ => 27 + left.min(2),
    }
}

/// The row of [`SHARES`] and [`ODD_SHARES`] for what the other of two players gets: some cards nobody.
pub const OTHER: [usize; 2] = [30, 6];

/// The chances of the seat and of all the others to capture a card that lies at `place`, in [`SURE`]ths,
/// when `left` cards stay in the hand.
#[must_use]
pub fn chance(place: Place, suit: Suit, seats: usize, left: usize) -> (u32, u32) {
    let Suit { table, hand, unseen, odd } = suit;
    if hand > 0 && table + hand == 4 {
        return (SURE, 0);
    }
    let of = |index: &Index| index[place as usize][table.min(4)][hand.min(4)][unseen.min(4)];
    let (mine, theirs) = if (table + hand + unseen).is_multiple_of(2) {
        let (at, column) = (row(seats, left), usize::from(of(&COLUMN)));
        (SHARES[at].get(column), SHARES[at % 8 + OTHER[0]].get(column))
    } else {
        let (at, column) = (seats.clamp(2, 7) - 2, usize::from(of(&ODD_COLUMN[usize::from(odd)])));
        (ODD_SHARES[at].get(column), ODD_SHARES[OTHER[1]].get(column))
    };
    let share = |share: &u8| u32::from(*share) + u32::from(*share >> 7);
    // What no game has shown is shared evenly.
    let mine = mine.map_or(SURE / seats.max(1) as u32, share);
    let theirs = theirs.filter(|_| seats == 2).map_or(SURE - mine, share);
    (mine, theirs)
}

/// In 255ths. Rows: 2 seats with 0–7 cards left in the hand, 3 seats with 0–6, 4 with 0–4, 5 with 0–3,
/// 6 and 7 with 0–2, then what the other of 2 seats gets with 0–7; columns as in [`COLUMNS`]. Where no
/// case is possible, the nearest row stands.
#[rustfmt::skip]
pub static SHARES: [[u8; COLUMNS.len()]; 38] = [
    [12, 146, 50, 141, 63, 199, 86, 81, 28, 156, 170, 32, 190, 205, 74, 33, 30, 255, 150, 43, 33, 29, 2, 83, 82, 253, 28, 27, 254, 254],
    [21, 146, 50, 141, 63, 199, 86, 95, 35, 156, 170, 32, 190, 205, 74, 49, 45, 255, 150, 43, 49, 42, 11, 83, 82, 253, 44, 42, 254, 254],
    [27, 157, 57, 141, 63, 199, 86, 97, 39, 164, 165, 42, 190, 205, 74, 60, 55, 255, 151, 46, 58, 50, 20, 99, 98, 253, 54, 51, 253, 253],
    [30, 166, 63, 153, 73, 199, 86, 95, 42, 172, 161, 49, 194, 204, 84, 67, 62, 255, 156, 56, 64, 55, 27, 112, 111, 252, 60, 57, 252, 252],
    [33, 173, 68, 164, 79, 201, 95, 93, 46, 180, 161, 56, 197, 206, 93, 70, 65, 254, 159, 62, 67, 58, 32, 122, 121, 250, 65, 62, 250, 250],
    [36, 178, 72, 171, 85, 204, 104, 91, 48, 186, 163, 62, 199, 210, 103, 72, 66, 254, 161, 66, 70, 60, 37, 131, 130, 250, 70, 67, 250, 250],
    [39, 182, 75, 178, 90, 208, 115, 88, 50, 190, 164, 67, 201, 213, 111, 73, 67, 254, 162, 68, 74, 63, 41, 138, 137, 249, 74, 71, 249, 249],
    [42, 186, 79, 183, 97, 210, 124, 83, 51, 192, 163, 70, 205, 210, 114, 73, 67, 253, 161, 66, 78, 67, 45, 146, 146, 250, 77, 75, 250, 250],
    [33, 152, 53, 176, 123, 195, 101, 126, 54, 163, 88, 95, 224, 176, 126, 90, 90, 250, 165, 82, 119, 118, 4, 175, 175, 249, 96, 96, 250, 250],
    [26, 152, 53, 176, 123, 195, 101, 91, 57, 163, 88, 95, 224, 176, 126, 90, 90, 250, 165, 82, 83, 82, 38, 175, 175, 249, 75, 75, 250, 250],
    [34, 171, 71, 176, 123, 195, 101, 77, 57, 176, 90, 97, 224, 176, 126, 81, 81, 250, 166, 82, 71, 70, 43, 171, 171, 249, 70, 70, 250, 250],
    [37, 176, 76, 176, 124, 195, 101, 68, 55, 183, 95, 97, 222, 181, 129, 76, 76, 248, 160, 73, 67, 67, 46, 173, 173, 248, 67, 67, 248, 248],
    [38, 180, 79, 179, 126, 210, 131, 63, 55, 189, 100, 96, 220, 189, 132, 70, 70, 249, 159, 69, 64, 64, 48, 175, 175, 246, 64, 64, 246, 246],
    [39, 184, 82, 183, 128, 214, 144, 59, 54, 195, 107, 95, 218, 194, 135, 64, 64, 250, 157, 64, 59, 59, 50, 178, 178, 245, 64, 64, 245, 245],
    [41, 188, 84, 187, 130, 217, 152, 53, 52, 198, 110, 93, 220, 189, 134, 57, 57, 248, 152, 56, 55, 55, 52, 183, 183, 246, 65, 65, 245, 245],
    [13, 152, 51, 169, 119, 206, 127, 106, 41, 159, 72, 87, 223, 162, 116, 72, 72, 254, 156, 56, 95, 94, 2, 173, 173, 246, 75, 75, 249, 249],
    [18, 152, 51, 169, 119, 206, 127, 69, 43, 159, 72, 87, 223, 162, 116, 69, 69, 254, 156, 56, 59, 58, 28, 173, 173, 246, 55, 55, 249, 249],
    [25, 165, 65, 169, 119, 206, 127, 56, 42, 172, 77, 87, 223, 162, 116, 58, 58, 250, 150, 50, 50, 50, 32, 170, 170, 246, 50, 50, 247, 247],
    [27, 171, 69, 171, 119, 206, 127, 49, 40, 181, 86, 85, 219, 174, 120, 50, 50, 250, 149, 47, 45, 45, 35, 171, 171, 245, 48, 48, 245, 245],
    [29, 176, 73, 176, 120, 212, 140, 43, 39, 187, 96, 83, 219, 177, 121, 42, 42, 247, 144, 41, 41, 41, 37, 177, 177, 244, 47, 47, 244, 244],
    [7, 148, 49, 165, 116, 206, 129, 92, 33, 155, 61, 82, 221, 154, 107, 58, 58, 248, 149, 49, 79, 78, 1, 172, 172, 244, 62, 62, 247, 247],
    [15, 148, 49, 165, 116, 206, 129, 55, 35, 155, 61, 82, 221, 154, 107, 51, 51, 248, 149, 49, 47, 46, 23, 172, 172, 244, 43, 43, 247, 247],
    [20, 161, 61, 165, 116, 206, 129, 44, 33, 170, 71, 80, 221, 154, 107, 42, 42, 249, 145, 42, 38, 38, 27, 169, 169, 244, 39, 39, 244, 244],
    [22, 168, 66, 169, 115, 206, 129, 37, 31, 179, 83, 78, 219, 164, 113, 34, 34, 246, 139, 33, 33, 33, 30, 175, 175, 242, 38, 38, 243, 243],
    [5, 146, 49, 161, 115, 42, 42, 78, 28, 151, 55, 76, 221, 152, 104, 46, 46, 248, 141, 34, 64, 63, 1, 174, 174, 243, 53, 53, 247, 247],
    [13, 146, 49, 161, 115, 42, 42, 47, 29, 151, 55, 76, 221, 152, 104, 37, 37, 248, 141, 34, 35, 35, 20, 174, 174, 243, 36, 36, 247, 247],
    [18, 160, 60, 161, 115, 42, 42, 35, 27, 169, 71, 74, 221, 152, 104, 28, 28, 246, 137, 28, 27, 27, 24, 177, 177, 243, 33, 33, 245, 245],
    [1, 144, 48, 162, 114, 36, 36, 72, 24, 152, 50, 76, 220, 143, 102, 43, 43, 243, 138, 33, 59, 58, 0, 173, 173, 241, 47, 47, 243, 243],
    [11, 144, 48, 162, 114, 36, 36, 41, 26, 152, 50, 76, 220, 143, 102, 34, 34, 243, 138, 33, 33, 32, 18, 173, 173, 241, 31, 31, 243, 243],
    [15, 157, 58, 162, 114, 36, 36, 31, 24, 169, 64, 75, 220, 143, 102, 25, 25, 240, 133, 25, 26, 26, 21, 175, 175, 241, 29, 29, 239, 239],
    [60, 54, 50, 57, 72, 28, 81, 73, 27, 14, 86, 53, 12, 51, 70, 22, 20, 1, 32, 67, 27, 24, 14, 31, 31, 3, 23, 23, 2, 2],
    [73, 54, 50, 57, 72, 28, 81, 112, 44, 14, 86, 53, 12, 51, 70, 44, 40, 1, 32, 67, 65, 60, 29, 31, 31, 3, 52, 50, 2, 2],
    [86, 54, 59, 57, 72, 28, 81, 132, 56, 19, 91, 63, 12, 51, 70, 63, 59, 1, 38, 73, 92, 86, 45, 39, 39, 3, 72, 70, 2, 2],
    [96, 50, 66, 55, 73, 28, 81, 144, 67, 20, 95, 73, 15, 52, 77, 81, 76, 1, 44, 85, 110, 102, 58, 42, 42, 4, 87, 85, 4, 4],
    [105, 45, 73, 52, 74, 28, 81, 153, 77, 21, 95, 80, 17, 50, 78, 95, 90, 1, 49, 93, 123, 113, 69, 43, 42, 6, 97, 94, 5, 5],
    [111, 41, 79, 50, 75, 27, 76, 158, 86, 21, 93, 83, 18, 45, 75, 108, 101, 1, 54, 102, 131, 121, 78, 43, 43, 6, 102, 100, 5, 5],
    [116, 38, 83, 46, 76, 26, 72, 164, 95, 21, 91, 87, 18, 43, 73, 119, 113, 2, 58, 111, 136, 124, 84, 43, 42, 7, 106, 103, 7, 7],
    [119, 36, 85, 43, 75, 24, 67, 169, 103, 22, 92, 91, 19, 46, 76, 129, 123, 3, 64, 121, 140, 127, 90, 40, 40, 5, 109, 107, 6, 6],
];

/// In 255ths. Rows: 2–7 seats, then what the other of 2 seats gets; columns as in [`ODD_COLUMNS`].
#[rustfmt::skip]
pub static ODD_SHARES: [[u8; ODD_COLUMNS.len()]; 7] = [
    [32, 154, 78, 176, 62, 170, 83, 41, 188, 206, 19, 128, 255, 28, 55, 255, 128, 128, 0, 0, 0, 76, 218, 113, 234, 148, 252, 156, 74, 255, 198, 109, 240, 128, 229, 66, 128, 128, 128, 99, 255, 255],
    [26, 147, 76, 117, 102, 170, 72, 36, 125, 149, 25, 128, 255, 42, 84, 250, 128, 85, 0, 0, 0, 112, 183, 163, 200, 143, 85, 77, 166, 255, 151, 151, 85, 85, 179, 103, 85, 85, 85, 255, 255, 255],
    [18, 134, 69, 102, 99, 64, 58, 29, 109, 129, 20, 128, 255, 32, 63, 255, 128, 64, 0, 0, 0, 104, 207, 157, 200, 141, 64, 59, 157, 255, 135, 135, 64, 64, 161, 68, 64, 64, 64, 255, 255, 255],
    [14, 127, 65, 89, 103, 51, 51, 25, 93, 111, 19, 128, 249, 28, 56, 249, 128, 51, 0, 0, 0, 100, 204, 151, 51, 51, 51, 51, 153, 255, 117, 117, 51, 51, 158, 62, 51, 51, 51, 255, 255, 255],
    [11, 117, 59, 79, 99, 42, 46, 23, 81, 97, 16, 126, 202, 23, 46, 255, 128, 42, 0, 0, 0, 97, 209, 131, 42, 42, 42, 45, 150, 249, 87, 87, 42, 42, 155, 55, 42, 42, 42, 255, 249, 255],
    [10, 115, 58, 80, 106, 36, 42, 21, 76, 90, 15, 36, 36, 23, 45, 36, 36, 36, 0, 0, 0, 95, 214, 141, 36, 36, 36, 42, 149, 228, 83, 83, 36, 36, 150, 45, 36, 36, 36, 255, 249, 255],
    [95, 61, 56, 42, 69, 2, 134, 62, 17, 50, 76, 10, 0, 126, 77, 0, 3, 100, 32, 89, 63, 75, 38, 43, 22, 44, 4, 100, 50, 0, 58, 58, 13, 100, 27, 55, 100, 100, 100, 0, 0, 0],
];

#[cfg(test)]
mod tests {
    use super::*;

    const fn suit(table: usize, hand: usize, unseen: usize) -> Suit {
        Suit { table, hand, unseen, odd: false }
    }

    #[test]
    fn a_whole_suit_in_hand_and_field_is_certain() {
        for (table, hand) in [(3, 1), (2, 2), (1, 3), (0, 4)] {
            assert_eq!(chance(Place::Hand, suit(table, hand, 0), 4, 3), (SURE, 0));
            assert_eq!(chance(Place::Table, suit(table, hand, 0), 4, 3), (SURE, 0));
        }
    }

    #[test]
    fn more_seats_mean_less_for_each() {
        let shares: Vec<u32> = (2..=7).map(|seats| chance(Place::Table, suit(1, 0, 3), seats, 2).0).collect();
        assert!(shares.is_sorted_by(|more, fewer| more > fewer), "{shares:?}");
    }

    #[test]
    fn the_odd_card_of_the_suit_that_pele_took_from_comes_home() {
        for seats in 2..=7 {
            let last = |odd| chance(Place::Table, Suit { odd, ..suit(1, 0, 0) }, seats, 1).0;
            assert!(last(true) > SURE * 9 / 10 && last(false) < SURE / 10, "{seats} seats");
        }
    }

    #[test]
    fn with_two_players_some_cards_come_to_nobody() {
        let (mine, theirs) = chance(Place::Unseen, suit(0, 0, 4), 2, 3);
        assert!(mine + theirs < SURE);
        let (mine, theirs) = chance(Place::Unseen, suit(0, 0, 4), 3, 3);
        assert_eq!(mine + theirs, SURE);
    }
}
