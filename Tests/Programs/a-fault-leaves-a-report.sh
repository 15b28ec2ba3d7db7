# With --report a crash, or a tape that fails, leaves a file: a tape of what was done, the last screen and the versions in
# its comments. One line says where. A session without a fault leaves nothing.
. "$(dirname "$0")/lib/terminal.sh"
report=$work/report.tape

# has TEXT...: the report has a line with each.
has() {
  local text
  for text in "$@"; do grep -qF -- "$text" "$report" || fail "'$text' is not in the report:" "$(cat "$report")"; done
}

open_program 80x24 --report "$report" --fault reducer-nil
await "1 People 10"
type_text ":posts/12"
press Enter
await "Comments"
# At rest, so that what falls is the one key that makes a mistake.
press F9
poll_until $patience test -s "$work/status" || fail "the program did not end:" "$(screen)"
await "; the report is in $report"
expect_same "its mode" 600 "$(stat -c %a "$report")"
has "# A report of stoa" "# What happened: ended by SIG" "# SQLite: 3." "# ncurses: 6." "# libcurl: " "# System: Linux" \
  "# The last screen:" "# │ 1 People 10" 'Type ":posts/12"' "Comments" "--fault reducer-nil"
expect_same "the last key" "F9" "$(grep -v -e '^#' -e '^$' "$report" | tail -n 1)"
"$program" tapes check "$report" || fail "the report is no tape"
tmux kill-session

# Replayed, it shows the fault again; a report of that takes the place of the one before.
found=0
"$program" --replay "$report" --fault reducer-nil --report "$work/again.tape" >"$work/out" 2>"$work/err" || found=$?
[ $found -gt 128 ] || fail "the fault is not there again: status $found" "$(cat "$work/out" "$work/err")"
grep -qF "the report is in $work/again.tape" "$work/err" || fail "not said: $(cat "$work/err")"
expect_same "the keys" "$(grep -v -e '^#' -e '^$' "$report")" "$(grep -v -e '^#' -e '^$' "$work/again.tape")"

# A tape that fails.
printf '%s\n' 'Output out.txt' 'Type "2"' 'Expect /nobody/' 'Down' >"$work/walk.tape"
(cd "$work" && expect_status 1 "$program" --replay walk.tape --report "$report")
grep -qF "stoa: the report is in $report" "$work/err" || fail "not said: $(cat "$work/err")"
has "# What happened: walk.tape:3:1: Expect /nobody/ failed: the screen shows no match" "# │ 1 People 10  2 Posts 100"
expect_same "the commands" "$(printf '%s\n' 'Type "2"' 'Expect /nobody/')" "$(grep -v -e '^#' -e '^$' "$report")"
(cd "$work" && expect_status 1 "$program" --replay walk.tape --size 90x20 --open posts --report "$report")
has "#   stoa --replay report.tape --size 90x20 --open posts"

# Nothing is written over that is no report, and nothing is left where nothing went wrong.
echo mine >"$work/mine.txt"
expect_status 2 "$program" --replay "$work/walk.tape" --report "$work/mine.txt"
expect_complaint "is there already and is no report; name another file with --report"
expect_same "what was there" mine "$(cat "$work/mine.txt")"
printf 'Type "2"\n' >"$work/good.tape"
expect_status 0 "$program" --replay "$work/good.tape" --report "$work/none.tape"
rm -f "$work/status"
open_program 80x24 --report "$work/none.tape" --record "$work/s.tape"
await "1 People 10"
press 2 Q
expect_end 0
[ ! -e "$work/none.tape" ] || fail "a report is left of no fault"
