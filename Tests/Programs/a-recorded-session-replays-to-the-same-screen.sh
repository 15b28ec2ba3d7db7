# A session of 500 keys over all tabs, sheets, filters, links and the sign-in is recorded; its tape, replayed on no data at
# all, ends with the same screen to the byte. The password that was typed is nowhere in it.
. "$(dirname "$0")/lib/terminal.sh"
tape=$work/session.tape
seed=${STOA_TEST_SEED:-1}

open_program 80x24 --record "$tape"
await "1 People 10  2 Posts 100  3 Settings 200"
expect_same "its mode" 600 "$(stat -c %a "$tape")"
python3 "$programs/lib/typist.py" "$seed" 500 >"$work/keys"
expect_same "keys" 500 "$(wc -l <"$work/keys")"
while read -r pause bytes <&3; do
  # shellcheck disable=SC2086
  press -H $bytes
  [ "$pause" = 0 ] || sleep "0.$(printf %03d "$pause")"
done 3<"$work/keys"

# A recording may be some keys behind: it takes each when all before has come to rest.
is_written() { tail -n 1 "$tape" | grep -q '2"$'; }
poll_until $patience is_written || fail "the last key is not in the tape:" "$(tail -n 5 "$tape")"
at_rest() { local before=$shown && shown=$(screen) && sleep 0.3 && [ "$(screen)" = "$before" ] && [ "$shown" = "$before" ]; }
shown=
poll_until $patience at_rest || fail "the screen does not come to rest:" "$(screen)"
kill -TERM "$pid"
expect_end 143

"$program" tapes check "$tape" || fail "what was written is no tape"
grep -q 'hunter' "$tape" && fail "the password is in the tape:" "$(grep -n hunter "$tape")"
grep -q 'Type "\*\*\*\*\*\*\*"' "$tape" || fail "nothing was typed into the password:" "$(cat "$tape")"
"$program" "${tabs[@]}" --replay "$tape" --print screen >"$work/replayed" || fail "the tape fails:" "$(cat "$work/replayed")"
expect_same "the last screen, seed $seed" "$shown" "$(sed 1d "$work/replayed")"
