# Three thousand random steps leave nothing wrong behind; a crash that is planted is found, and its tape shows it again.
. "$(dirname "$0")/lib/program.sh"
export TMPDIR=$work/temporary
mkdir "$TMPDIR"
cd "$work" || exit 1

expect_status 0 "$program" --monkey 3000 --seed 7 --strict
expect_same "what a sound program gives rise to" "" "$(ls ./*.tape 2>/dev/null)"
grep -Eq '^seed 7: 3000 steps in (one program|[0-9]+ programs), and all held$' out || fail "the run was not reported" "$(cat out)"

expect_status 1 "$program" --monkey 10000 --seed 7 --strict --fault reducer-ignored
grep -q 'phase: fault: F9 is ignored in 0' out || fail "what a phase ignored was not found" "$(cat out)"
rm monkey-7.tape

expect_status 1 "$program" --monkey 10000 --seed 7 --fault drawing-index
grep -q '^monkey-7\.tape: 1 command of ' out || fail "the crash was not shrunk to one command" "$(cat out)"
grep -q '^F9' monkey-7.tape || fail "the tape does not hold the key" "$(cat monkey-7.tape)"
expect_status 0 "$program" --replay monkey-7.tape --checked --seed 7
status=0
# The shell of its own keeps what shells say of a crash out of the report.
bash -c '"$@"; exit $?' _ "$program" --replay monkey-7.tape --checked --seed 7 --fault drawing-index >again 2>&1 ||
  status=$?
[ "$status" -gt 128 ] || fail "the tape does not show the crash" "$(cat again)"
rm -rf "${TMPDIR:?}"/stoa-replay.*
expect_same "what is left of the runs" "" "$(ls "$TMPDIR")"
