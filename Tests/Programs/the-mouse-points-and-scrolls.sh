# The mouse in a terminal: reports are asked for, clicks and the wheel are obeyed, and m gives the mouse back.
. "$(dirname "$0")/lib/terminal.sh"

# report CODE COLUMN ROW FINAL: one report of the mouse in SGR's form, counted from 0.
report() { type_text "$escape[<$1;$(($2 + 1));$(($3 + 1))$4"; }
click() {
  report 0 "$1" "$2" M
  report 0 "$1" "$2" m
}
reports_are() { [ "$(tmux display -p '#{mouse_standard_flag}#{mouse_sgr_flag}#{mouse_button_flag}#{mouse_all_flag}')" = "$1" ]; }
# expect_reports FLAGS: what the terminal reports: clicks, in SGR's form, drags, every move.
expect_reports() { poll_until $patience reports_are "$1" || fail "the terminal reports something else than $1"; }

open_program 80x24 people
await "1/10"
expect_reports 1100
click 4 8
await "2/10"
click 4 10
click 4 10
await "── Inês Carvalho ──"
click 15 0
await "── Posts ──" "1/100"
report 65 20 12 M
await "4/100"
click 3 23
await "Comments"
press Escape
await "4/100"
press m
await "The mouse is off; m turns it on."
expect_reports 0000
click 2 0
press j
await "5/100" "── Posts ──"
press m
await "The mouse is on."
expect_reports 1100
press Q
expect_end 0

open_program 80x24 --no-mouse people
await "1/10"
expect_reports 0000
press m
expect_reports 1100
click 4 8
await "2/10"
press Q
expect_end 0
