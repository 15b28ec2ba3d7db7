# The plain text of a place is the same to the byte every time, without an escape code; a pipe gets it without asking.
. "$(dirname "$0")/lib/program.sh"
for address in people people/3 people/3/posts posts/12 posts/12/comments 'settings/todos?assignee=3'; do
  name=$(tr -c 'a-z0-9\n' - <<<"$address")
  expect_status 0 stoa --print text "$address"
  expect_golden "$name.txt" "$work/out"
  ! grep -q "$escape" "$work/out" || fail "an escape byte is in $address"
  expect_same "nothing on standard error" "" "$(cat "$work/err")"
  expect_same "$address in a pipe" "$(cat "$work/out")" "$(stoa "$address" | cat)"
done
