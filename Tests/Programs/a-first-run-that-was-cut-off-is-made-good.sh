# A first run that is killed while it fills its database leaves nothing that stops the next one.
. "$(dirname "$0")/lib/program.sh"
has_begun() { [ -n "$(find "$data" -type f -size +100k 2>/dev/null)" ]; }
"$program" --data-dir "$data" --sample-size 30000 people >"$work/out" 2>&1 &
pid=$!
poll_until 20 has_begun || fail "the first run does not begin:" "$(cat "$work/out")"
kill -KILL $pid
wait $pid 2>/dev/null
[ ! -s "$work/out" ] || fail "it was not cut off in time"
expect_status 0 stoa --sample-size 30000 people/30000
grep -q '^name: ' "$work/out" || fail "the last person is not there:" "$(cat "$work/out")"
expect_status 0 stoa --sample-size 30000 --print json settings/todos/30000
