# What is kept of services' answers can be counted, examined and dropped, and what is damaged is dropped alone.
. "$(dirname "$0")/lib/program.sh"
python3 "$programs/lib/origin.py" "$work/port" "$work/asked" &
origin=$!
finish() {
  kill $origin 2>/dev/null
  rm -rf "$work"
}
file=$data/cache/responses.db
for verb in stats verify purge; do
  expect_status 0 stoa cache $verb
  expect_same "$verb where there is no file" "nothing is cached" "$(cat "$work/out")"
done
[ ! -e "$file" ] || fail "looking has made a file"

poll_until 10 test -e "$work/port" || fail "the service does not start"
service=http://127.0.0.1:$(cat "$work/port")
for page in fresh tagged; do expect_status 0 stoa fetch "$service/$page"; done
expect_status 0 stoa cache stats
expect_same "the statistics" "file	$file
entries	2 of at most 500" "$(head -2 "$work/out")"
expect_status 0 stoa cache stats --json
python3 - "$work/out" "$file" <<'END' || fail "the statistics in JSON: $(cat "$work/out")"
import json, os, sys
found = json.load(open(sys.argv[1]))
assert found["file"] == sys.argv[2] and found["entries"] == 2 and found["accounts"] == []
assert 0 < found["bytes"] < found["fileBytes"] and found["oldest"] <= found["newest"]
END
expect_status 0 stoa cache verify
expect_same "the examination" "clean: 2 answers whole" "$(cat "$work/out")"

# One byte of one body, where SQLite sees nothing wrong.
python3 - "$file" <<'END'
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.execute("UPDATE response SET body = ? WHERE url LIKE '%fresh'", (b"kepT\n",))
database.commit()
END
expect_status 1 stoa cache verify --json
expect_same "the examination of a damaged one" \
  "{\"file\":\"$file\",\"clean\":false,\"sound\":1,\"dropped\":1,\"setAside\":false}" "$(cat "$work/out")"
expect_status 0 stoa cache verify
expect_same "the examination afterwards" "clean: 1 answer whole" "$(cat "$work/out")"

expect_status 0 stoa cache purge --account nobody
grep -q "^dropped: 0 answers, 0 bytes; 1 answer left$" "$work/out" || fail "someone else's answers went: $(cat "$work/out")"
expect_status 0 stoa cache purge
grep -q "^dropped: 1 answer, [1-9][0-9]* bytes; 0 answers left$" "$work/out" || fail "not all went: $(cat "$work/out")"
! grep -q confirmed "$file"* || fail "what was dropped is still in the file"

printf 'no database' >"$file"
expect_status 1 stoa cache verify
expect_same "the examination of a broken file" "the file was damaged and has been set aside" "$(cat "$work/out")"
expect_complaint "is damaged"
expect_status 2 stoa cache stats --account ann
expect_complaint "--account goes with stoa cache purge"
