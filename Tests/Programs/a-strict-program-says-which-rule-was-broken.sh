# Under --strict an action that a phase ignores without saying so ends the program, whatever it shows: one line says
# which, and the terminal is as it was found. Without the flag nobody notices, and a replay fails at its command.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people --fault reducer-ignored
await "1/10"
press F9 j
await "2/10"
tmux kill-session

open_program 80x24 people --strict --fault reducer-ignored
await "1/10"
press i
await "┌─ Overview"
press F9
expect_end 1
await "stoa: strict: fault: F9 is ignored in 0"

printf 'Down\nF9\nDown\n' >"$work/f9.tape"
expect_status 0 "$program" --replay "$work/f9.tape" --fault reducer-ignored
expect_status 1 "$program" --replay "$work/f9.tape" --fault reducer-ignored --strict
grep -q 'f9.tape:2:.*strict: fault: F9 is ignored in 0' "$work/out" || fail "the command was not named" "$(cat "$work/out")"
