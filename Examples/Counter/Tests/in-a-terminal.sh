# The program in a terminal: its keys, a new size, ^z and fg, a crash, and where there is no terminal. $STOA is its binary.
. "$(dirname "$0")/../../../Tests/Programs/lib/terminal.sh"

expect_status 2 "$program"
expect_complaint "counter: standard output is not a terminal: run it in one"

open_counter() {
  rm -f "$work/pid" "$work/status"
  open_terminal 80x24 bash --norc --noprofile "$programs/lib/pane.sh" "$work" env "$@" "$program"
  poll_until $patience test -s "$work/pid" || fail "the program was not started" "$(screen)"
  await "the timer is off"
}

open_counter
await "+ more  - less  0 reset  t timer  q quit"
press + k Up j
await "│          2           │"
press t
await "one more each second" "│          3           │"
press t 0
await "the timer is off" "│          0           │"
resize 40x10
await_columns 40
press q
expect_end 0
close_terminal

open_counter
kill -SEGV "$(cat "$work/pid")"
expect_end 139
close_terminal

open_counter
kill -INT "$(cat "$work/pid")"
expect_end 130
close_terminal

open_counter TERM=no-such-terminal
await "TERM=no-such-terminal is unknown here"
press C-c
expect_end 130
close_terminal

open_terminal 80x24 env -u ENV PS1='shell> ' COUNTER="$program" dash -i
await "shell>"
type_text '"$COUNTER"'
press Enter
await "the timer is off"
press + +
await "│          2           │"
press C-z
await "Stopped"
! is_on_alternate_screen || fail "the alternate screen is still on while stopped"
resize 60x12
type_text fg
press Enter
await_columns 42
press +
await "│          3           │"
press q
await "shell> fg"
