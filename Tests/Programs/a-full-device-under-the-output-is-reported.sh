# Output that cannot be written, but for a reader who left, is one line on standard error and status 1.
. "$(dirname "$0")/lib/program.sh"
for words in people "--print json people/3" "--print screen people" "links list" "links explain people/3" paths \
  --help; do
  # shellcheck disable=SC2086
  stoa $words >/dev/full 2>"$work/err"
  expect_same "status of $words" 1 $?
  expect_complaint "No space left on device"
done
