# Output that cannot be written, but for a reader who left, is one line on standard error and status 1.
. "$(dirname "$0")/lib/terminal.sh"
start_service changing.py
for words in people "--print json people/3" "--print screen people" "links list" "links explain people/3" paths \
  --help; do
  # shellcheck disable=SC2086
  stoa $words >/dev/full 2>"$work/err"
  expect_same "status of $words" 1 $?
  expect_complaint "No space left on device"
done
# Nor may it go where a file of the program's own would take the number of a closed output.
for words in paths people "fetch --cache-dir $work/answers http://127.0.0.1:$port/users"; do
  for _ in 1 2 3 4 5; do
    # shellcheck disable=SC2086
    "$program" --data-dir "$data" $words >&- 2>"$work/err"
    expect_same "status of $words without an output" 1 $?
    expect_complaint "standard output could not be written"
  done
done
