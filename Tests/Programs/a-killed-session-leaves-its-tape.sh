# A recording has each key before the program hears of it, and what fell due since: a session that is killed leaves a tape
# that shows its last screen.
. "$(dirname "$0")/lib/terminal.sh"
tape=$work/session.tape

open_program 100x30 --record "$tape" posts?author=3
await "Enter open"
press / l i s
await "/ lis"
# The filter is looked up without another key.
await "1 post "
at_rest() { local before=$shown && shown=$(screen) && sleep 0.4 && [ "$(screen)" = "$before" ] && [ "$shown" = "$before" ]; }
shown=
poll_until $patience at_rest || fail "the screen does not come to rest:" "$(screen)"
kill -KILL "$pid"
poll_until $patience test -s "$work/status" || fail "the program did not end:" "$(screen)"
expect_same "what is in the tape" "$(printf '%s\n' 'Link posts?author=3' 'Resize 100x30')" \
  "$(grep -v '^#' "$tape" | head -n 2)"
expect_same "what was typed" "/lis" "$(sed -n 's/^Type "\(.*\)"$/\1/p' "$tape" | tr -d '\n')"
"$program" "${tabs[@]}" --replay "$tape" --print screen >"$work/replayed" || fail "the tape fails:" "$(cat "$work/replayed")"
expect_same "the last screen" "$shown" "$(sed 1d "$work/replayed")"
