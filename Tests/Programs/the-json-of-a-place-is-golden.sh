# --print json: one item as it is, a list with its address, phase and total; valid JSON in every case.
. "$(dirname "$0")/lib/program.sh"
for address in people/3 'people?q=zo' posts/12/comments settings/todos/7 'people?sheet=overview' 'people?q=nobody'; do
  expect_status 0 stoa --print json "$address"
  expect_golden "$(tr -c 'a-z0-9\n' - <<<"$address").json" "$work/out"
  python3 -m json.tool "$work/out" >/dev/null || fail "that is no JSON: $address"
done
