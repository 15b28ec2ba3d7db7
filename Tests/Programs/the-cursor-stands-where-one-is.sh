# The terminal's cursor stands on the selected row, for those who have it read to them, and behind the text of a field.
. "$(dirname "$0")/lib/terminal.sh"
found() { tmux display -p '#{cursor_flag} #{cursor_x},#{cursor_y}'; }
cursor_is() { [ "$(found)" = "$1" ]; }
await_cursor() { poll_until 5 cursor_is "$1" || fail "the cursor is not $1 but $(found):" "$(screen)"; }
open_program 80x24 people
await "1/10"
await_cursor "1 0,5"
press j
await_cursor "1 0,7"
press /
type_text 서울a
# A blank, the slash and its blank, two wide characters, a letter.
await_cursor "1 8,5"
press Left Left
await_cursor "1 5,5"
press Escape
await_gone "서울a"
press Q
expect_end 0
