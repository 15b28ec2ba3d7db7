# However the program is left, it begins there the next time: tab, stack, filter, row. A link and --fresh go before.
. "$(dirname "$0")/lib/terminal.sh"
# Nothing is on its way any more, as far as can be seen.
is_at_rest() {
  left=$(screen)
  sleep 0.3
  begins_there
}
leave() {
  poll_until $patience is_at_rest || fail "the screen does not come to rest"
  "$@"
  poll_until $patience test -s "$work/status" || fail "the program did not end:" "$(screen)"
  close_terminal
}
begins_there() { [ "$(screen)" = "$left" ]; }
expect_there() {
  open_program 80x24 "$@"
  poll_until $patience begins_there || expect_same "the screen that was left, and the next one" "$left" "$(screen)"
}
at_rest() { await "1 People 10  2 Posts 100  3 Settings 200" "$@"; }

open_program 80x24
at_rest "1/10"
press 2
await "1/100"
press /
type_text first
press Enter
await "1/12"
press G k
at_rest "11/12"
poll_until $patience test -s "$data/state/places.sqlite" || fail "nothing is kept after some seconds"
expect_same "the mode of the file" 600 "$(stat -c %a "$data/state/places.sqlite")"
leave press Q
expect_same "exit status" 0 "$(cat "$work/status")"

expect_there
press Enter
await "• by "
leave kill -TERM "$pid"
expect_same "exit status" 143 "$(cat "$work/status")"
expect_there
press H
at_rest "Enter open"
leave kill -HUP "$pid"
expect_there
press 3
await "1/200"
press j j Enter
await "── To-do 3 ─"
leave press C-c C-c
expect_there
kill -KILL "$pid"
poll_until $patience test -s "$work/status"
close_terminal

open_program 80x24 --fresh
at_rest "── People ─" "1/10"
# It has changed nothing, and what it is left at is kept all the same.
leave press q
expect_there
leave press Q
open_program 80x24 posts/12
at_rest "• by "
press H
await "There is nothing to go back to."
press Escape
leave press Q
open_program 80x24
await "posts"
leave press Q

# Another back end knows nothing of these.
open_program 80x24 --sample-size 30
await "1/30"
leave press Q
