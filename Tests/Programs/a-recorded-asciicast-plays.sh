# What the terminal gets is written as an asciicast: asciinema takes it, and a terminal that gets the same bytes shows the
# same screen. It is there while the session goes on.
. "$(dirname "$0")/lib/terminal.sh"
cast=$work/session.cast

open_program 80x24 --record "$cast" posts
await "1/100"
expect_same "its mode" 600 "$(stat -c %a "$cast")"
press j j 2 Enter
await "Comments"
resize 100x30
await_columns 100
press 3
await "To-dos" "1/200"
type_text "/li"
await "/ li"
press Enter
await "Enter open"
at_rest() { local before=$shown && shown=$(screen) && sleep 0.3 && [ "$(screen)" = "$before" ] && [ "$shown" = "$before" ]; }
shown=
poll_until $patience at_rest || fail "the screen does not come to rest:" "$(screen)"
cp "$cast" "$work/cut-off.cast"
press Q
expect_end 0
tmux kill-session

# cat_in_terminal FILE: asciinema wants a terminal of its own for it.
cat_in_terminal() {
  rm -f "$work/over"
  open_terminal 100x30 bash -c 'asciinema cat "$1" >"$2" 2>"$2.err"; echo $? >"$3"' _ "$1" "$work/bytes" "$work/over"
  poll_until $patience test -s "$work/over" || fail "asciinema does not end"
  expect_same "the status of asciinema: $(cat "$work/bytes.err")" 0 "$(cat "$work/over")"
  tmux kill-session
}
cat_in_terminal "$cast"
python3 - "$cast" >"$work/wanted" <<'PYTHON' || fail "the lines are not those of an asciicast"
import json, sys
header, *events = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
assert header["version"] == 2 and (header["width"], header["height"]) == (80, 24), header
assert set(header) == {"version", "width", "height", "timestamp", "env"} and set(header["env"]) <= {"TERM", "COLORTERM"}
times = [time for time, _, _ in events]
assert times == sorted(times) and times[0] >= 0
assert [data for _, kind, data in events if kind == "r"] == ["100x30"]
assert {kind for _, kind, _ in events} == {"o", "r"}
sys.stdout.buffer.write("".join(data for _, kind, data in events if kind == "o").encode())
PYTHON
cmp "$work/wanted" "$work/bytes" || fail "asciinema writes other bytes"

cat_in_terminal "$work/cut-off.cast"
open_terminal 100x30 bash -c 'stty raw -echo && cat "$1" && exec sleep 60' _ "$work/bytes"
same() { [ "$(screen)" = "$shown" ]; }
poll_until $patience same || expect_same "the screen that was recorded" "$shown" "$(screen)"
