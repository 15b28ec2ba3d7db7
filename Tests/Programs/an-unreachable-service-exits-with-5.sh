# A service that cannot be reached is one line that names it, and status 5, within seconds.
. "$(dirname "$0")/lib/program.sh"
# Port 1 of loopback: nobody listens there.
for words in "people" "--print json people/3" "--print screen posts"; do
  begun=$SECONDS
  # shellcheck disable=SC2086
  expect_status 5 stoa --backend http://127.0.0.1:1 $words
  expect_complaint "127.0.0.1:1 cannot be reached"
  [ $((SECONDS - begun)) -le 5 ] || fail "it took $((SECONDS - begun)) s to say so: $words"
done
STOA_BACKEND=http://127.0.0.1:1 expect_status 5 stoa people
expect_status 5 stoa --backend http://name.invalid people
expect_complaint "name.invalid"
