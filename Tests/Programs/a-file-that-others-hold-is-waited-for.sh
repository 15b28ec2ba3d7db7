# A file that another process holds is waited for; when it stays held, one line says so, and nothing is changed.
. "$(dirname "$0")/lib/program.sh"
start_origin
wanted=$(stoa people)
expect_status 0 stoa fetch "$service/fresh"

# hold FILE SECONDS: has another process hold the database for so long.
hold() {
  rm -f "$work/held"
  python3 - "$1" "$work/held" "$2" <<'END' &
import sqlite3, sys, time
base = sqlite3.connect(sys.argv[1], isolation_level=None)
base.execute("pragma locking_mode = exclusive")
base.execute("begin exclusive")
open(sys.argv[2], "w").close()
time.sleep(float(sys.argv[3]))
END
  holder=$!
  poll_until 10 test -e "$work/held" || fail "nobody holds $1"
}
let_go() {
  kill $holder 2>/dev/null
  wait $holder 2>/dev/null
}

database=$data/sample-default-1.sqlite
hold "$database" 1
expect_same "people, after a second" "$wanted" "$(stoa people 2>&1)"
let_go
hold "$database" 60
expect_status 1 stoa people
expect_complaint "$database: another process holds the database"
let_go
expect_same "people, when it is free again" "$wanted" "$(stoa people 2>&1)"

cache=$data/cache/responses.db
hold "$cache" 60
expect_status 0 stoa fetch "$service/fresh"
expect_complaint "answers are not kept for now, another process holds the cache: "
grep -q '^X-Stoa-Cache: miss' "$work/out" || fail "not answered: $(cat "$work/out")"
let_go
expect_status 0 stoa fetch "$service/fresh"
grep -q '^X-Stoa-Cache: hit' "$work/out" || fail "what was kept is gone: $(cat "$work/out")"
