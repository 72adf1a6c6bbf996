//! The engine without a browser: one JSON request a line in, one JSON answer a line out.
//!
//! `cargo run --release --no-default-features --example referee < requests.jsonl`
//!
//! `{"error":"…"}` answers bad input; nothing crashes it. See `docs/referee.md` for the operations.

mod ops;

use std::io::{self, BufRead, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(line.strip_suffix(b"\n").unwrap_or(&line)).into_owned();
        line.clear();
        writeln!(output, "{}", ops::answer(&text))?;
        output.flush()?;
    }
    Ok(())
}
