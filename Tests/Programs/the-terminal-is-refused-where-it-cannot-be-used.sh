# Without a terminal for input, and on one that cannot place text: one line that says what to do, and status 2.
. "$(dirname "$0")/lib/terminal.sh"
open_terminal 80x24 bash --norc --noprofile -c '
  "$0" --data-dir "$1/data" people </dev/null
  echo "status $?"
  TERM=dumb "$0" --data-dir "$1/data" people
  echo "status $?"
  sleep 600' "$program" "$work"
await "standard input is not a terminal" "TERM=dumb cannot place text" "use --print" "status 2"
expect_same "refusals with status 2" 2 "$(screen | grep -c '^status 2$')"
! is_on_alternate_screen || fail "the alternate screen was entered"
