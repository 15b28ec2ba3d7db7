# With --tty a tape is seen as it plays, says what came of it when it has ended, and leaves the terminal as it was.
. "$(dirname "$0")/lib/terminal.sh"
printf 'Type "2"\nWait+Screen /100 posts/\nDown 2\nExpect /3.100/\n' >"$work/walk.tape"
open_program 80x24 --replay "$work/walk.tape" --tty
expect_end 0
await "walk.tape: passed, 4 commands"
close_terminal

printf 'Type "2"\nExpect /nowhere to be seen/\n' >"$work/failing.tape"
open_program 80x24 --replay "$work/failing.tape" --tty
poll_until $patience test -s "$work/status" || fail "the tape did not end:" "$(screen)"
expect_same "the status of a tape that fails" 1 "$(cat "$work/status")"
# The report is longer than the screen.
report=$(tmux capture-pane -p -J -S -)
for text in "failing.tape:2:1: Expect /nowhere to be seen/ failed: the screen shows no match" "  2 | Expect"; do
  [[ $report == *"$text"* ]] || fail "'$text' is not in the report:" "$report"
done
close_terminal

# The person at the terminal may end it at any time.
printf 'Type "2"\nSleep 1440m\n' >"$work/long.tape"
open_program 80x24 --replay "$work/long.tape" --tty
await "100 posts"
press C-c
expect_end 130
