# What cannot be restored is said in one line, and the program begins at the beginning; so it is where nothing can be kept.
. "$(dirname "$0")/lib/terminal.sh"
places=$data/state/places.sqlite
# Without the mark of a file with checksums, it is given them anew.
python() {
  python3 - "$places" "$1" "pragma application_id = 0" <<'END'
import sqlite3, sys
base = sqlite3.connect(sys.argv[1])
for statement in sys.argv[2:]:
    base.execute(statement)
base.commit()
END
}
expect_notice() {
  open_program 100x30
  await "$1" "── People ─"
  press 2
  await "100 posts"
  press Q
  expect_end 0
  close_terminal
  open_program 80x24
  await "100 posts"
  press 1 Q
  expect_end 0
  close_terminal
}

open_program 80x24
await "1/10"
press Q
expect_end 0
close_terminal
python "update snapshots set document = '{'"
expect_notice "What was left could not be restored: it is damaged."
python "update snapshots set document = '{\"version\":2}'"
expect_notice "What was left could not be restored: it has the newer format 2."
python "update snapshots set document = zeroblob(100000)"
expect_notice "What was left could not be restored: it is too large."
head -c 20000 /dev/urandom >"$places"
expect_notice "What was left could not be restored: it is damaged."

# Where nothing can be kept, it says so once and goes on.
rm -f "$places"
mkdir "$places"
open_program 80x24 --no-mouse
await "What was left could not be restored: its file cannot be read or written."
press 2
await "Where you are cannot be kept: its file cannot be read or written."
press j
await_gone "Where you are"
press Q
expect_end 0
