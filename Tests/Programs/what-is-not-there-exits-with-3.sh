# An item that does not exist is one line on standard error and status 3, whatever the form.
. "$(dirname "$0")/lib/program.sh"
while read -r address message; do
  for form in text json screen; do
    expect_status 3 stoa --print "$form" "$address"
    expect_complaint "$message"
    [ "$form" = screen ] || expect_same "$address as $form prints nothing" "" "$(cat "$work/out")"
  done
  grep -q "There is no" "$work/out" || fail "the screen of $address does not say it:" "$(cat "$work/out")"
done <<'ADDRESSES'
people/99 There is no person 99.
people/99/posts There is no person 99.
posts/101 There is no post 101.
posts/101/comments There is no post 101.
settings/todos/201 There is no to-do 201.
ADDRESSES
