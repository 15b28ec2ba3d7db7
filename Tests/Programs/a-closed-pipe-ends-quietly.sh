# A reader that has enough ends the program: no message and status 0, also when much is still to come.
. "$(dirname "$0")/lib/program.sh"
mkfifo "$work/pipe"
# The writing end of a pipe that nobody reads: every write to it fails.
exec 4<>"$work/pipe" 5>"$work/pipe" 4<&-
for form in text json screen; do
  for words in people posts people/3 "links list" paths --help; do
    # shellcheck disable=SC2086
    stoa --sample-size 2000 --print "$form" $words >&5 2>"$work/err"
    expect_same "status of $words as $form" 0 $?
    expect_same "no message of $words as $form" "" "$(cat "$work/err")"
  done
done
first=$(stoa --sample-size 2000 people 2>&1 | head -n 1) || fail "status $? of a pipe to head"
[[ $first == $'1\t'* ]] || fail "the first line is: $first"
