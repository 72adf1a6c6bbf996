//! The page: mounts the app.

fn main() {
    hanakago::ui::root::start();
}
