//! The weights of the potentials.

/// How many phases a round has; see [`phase`].
pub const PHASES: usize = 4;

/// By the phase of the round.
pub type Phased<T> = [T; PHASES];
/// By a number of cards or places, 0–5.
pub type Counted = [i32; 6];

/// What the potentials of rows are made of; see [`super::potential`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    /// How many draws a row waits for its cards, by its free places, in sixteenths of a draw.
    pub wait: Phased<Counted>,
    /// How many more it waits for each row above it, in sixteenths of a draw.
    pub above: Phased<i32>,
    /// What share of the stack it waits for besides, in 1/1024.
    pub share: Phased<i32>,
    /// The worth of a chance by the cards that are missing, in 1/1024.
    pub missing: Phased<Counted>,
    /// The worth of a chance by the places that stay free beside the missing cards, in 1/1024.
    pub spare: Phased<Counted>,
    /// How much a bonus card that may still come multiplies, by the places that stay free, in 1/1024.
    pub bonus: Phased<Counted>,
    /// The chance that the other hand card, if it is missing, gets into the row, in 1/1024.
    pub hand: Phased<i32>,
    /// The worth of what may start in the first empty row, in 1/1024.
    pub fresh: Phased<i32>,
    /// The worth of a row by the cards that are still to be placed beyond those that complete it, 3 for all
    /// more, in 1/1024.
    pub slack: Phased<[i32; 4]>,
    /// What is left of a yaku that finds no place in its row beside the likeliest one, in 1/1024.
    pub clash: Phased<i32>,
    /// The worth of each yaku, by its place in the table, in 1/256.
    pub yaku: [i32; 31],
    /// What it is worth that so many rows can take a card, in 1/64 of a point.
    pub open: Phased<Counted>,
    /// What a card is worth that lies in this row, from the top, in 1/64 of a point.
    pub depth: Phased<[i32; 9]>,
}

/// The phase of a round with so many cards left to place.
#[must_use]
pub const fn phase(left: usize) -> usize {
    match left {
        0..=10 => 3,
        11..=20 => 2,
        21..=32 => 1,
        _ => 0,
    }
}

/// Found by trials; see `docs/strength.md`.
pub const TUNED: Weights = Weights {
    wait: [
        [0, 101, 112, 111, 112, 279],
        [0, 73, 101, 125, 203, 168],
        [0, 154, 109, 133, 137, 86],
        [0, 151, 103, 50, 121, 244],
    ],
    above: [-6, -1, 52, 79],
    share: [220, 258, 307, 296],
    missing: [
        [978, 1117, 909, 769, 479, 343],
        [1031, 779, 625, 671, 297, 325],
        [1193, 704, 488, 476, 657, 269],
        [984, 818, 654, 1060, 723, 329],
    ],
    spare: [
        [991, 1177, 1000, 874, 816, 1159],
        [900, 990, 1009, 1073, 820, 944],
        [707, 896, 1000, 1171, 1280, 943],
        [793, 959, 1146, 937, 1380, 1167],
    ],
    bonus: [
        [0, 155, 266, 314, 383, 531],
        [0, 150, 203, 300, 128, 316],
        [0, 87, 216, 380, 461, 355],
        [0, 249, 194, 341, 323, 765],
    ],
    hand: [958, 634, 828, 910],
    fresh: [962, 973, 799, 671],
    slack: [[863, 956, 950, 844], [516, 808, 975, 1093], [585, 845, 811, 955], [838, 952, 958, 957]],
    clash: [976, 901, 829, 619],
    yaku: [
        447, 318, 305, 277, 173, 89, 261, 256, 256, 241, 244, 256, 260, 271, 294, 253, 143, 299, 243, 285, 220, 234,
        318, 200, 287, 283, 306, 270, 295, 247, 223,
    ],
    open: [[0, 5, 13, 36, 49, 60], [0, 4, -6, -16, -7, -13], [0, 1, 0, 0, 4, 6], [0, 7, -3, 9, 16, 12]],
    depth: [
        [-7, -54, -82, -144, -111, -205, -246, -289, -322],
        [0, -16, -32, -48, -64, -80, -96, -119, -123],
        [2, 5, 7, 15, 27, 41, 33, 35, 29],
        [6, 7, -24, -46, -62, -70, -77, -205, -129],
    ],
};
