# An answer that was fetched is there for the next process: with its age, without a network, and never sent twice.
. "$(dirname "$0")/lib/program.sh"
start_origin

# expect_fetch SOURCE STATUS BODY WORDS...: the answer, its status and where it comes from.
expect_fetch() {
  local source=$1 status=$2 body=$3
  shift 3
  expect_status 0 stoa fetch "$@"
  expect_same "the status of $*" "HTTP $status" "$(head -1 "$work/out")"
  expect_same "the source of $*" "X-Stoa-Cache: $source" "$(grep '^X-Stoa-Cache' "$work/out")"
  expect_same "the body of $*" "$body" "$(sed '1,/^$/d' "$work/out")"
}
expect_fetch miss 200 kept "$service/fresh"
expect_fetch hit 200 kept "$service/fresh"
grep -q '^Age: ' "$work/out" || fail "no age is told"
expect_fetch miss 200 confirmed "$service/tagged"
expect_fetch revalidated 200 confirmed "$service/tagged"
expect_fetch miss 404 "nothing here" "$service/else"
expect_fetch miss 504 "" --mode only-if-cached "$service/other"
expect_fetch bypass 404 "nothing here" -X PUT --data x "$service/fresh/not"
expect_fetch bypass 200 kept -H "Authorization: Bearer s3cr3t" "$service/fresh"
! grep -rq s3cr3t "$data" || fail "a secret is in the data directory"
expect_same "what JSON says" '{"status":200,"headers"' "$(stoa fetch --json "$service/fresh" | head -c 23)"

: >"$work/asked"
expect_status 5 stoa fetch -X POST --data x "$service/lost"
expect_complaint "whether the service carried out the POST is unknown"
expect_same "how often it was sent" "POST /lost" "$(cat "$work/asked")"

kill $origin
wait $origin 2>/dev/null
expect_fetch hit 200 kept "$service/fresh"
expect_status 5 stoa fetch "$service/tagged"
expect_complaint "cannot connect"
expect_status 5 stoa fetch --json "$service/tagged"
expect_same "the error in JSON" '{"error":"cannot connect' "$(head -c 24 "$work/out")"
