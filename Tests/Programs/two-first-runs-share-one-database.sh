# Several runs that begin at once on a fresh data directory all find the same people, and none fails.
. "$(dirname "$0")/lib/program.sh"
run_once() {
  stoa settings >"$work/out.$1" 2>"$work/err.$1"
  echo $? >"$work/status.$1"
}
for number in 1 2 3 4 5 6; do run_once $number & done
wait
for number in 1 2 3 4 5 6; do
  expect_same "status of run $number: $(cat "$work/err.$number")" 0 "$(cat "$work/status.$number")"
  cmp "$work/out.1" "$work/out.$number" || fail "two runs saw different data"
done
expect_same "rows" 200 "$(wc -l <"$work/out.1")"
