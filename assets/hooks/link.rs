//! Asks the linker for its notes on what refers to what, by which `split.mjs` beside it takes parts out of the page's
//! module. Nothing of them is shipped.

fn main() {
    println!("cargo:rerun-if-changed=assets/hooks/link.rs");
    let is = |name, value| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo:rustc-link-arg-bin=hanakago=--emit-relocs");
    }
}
