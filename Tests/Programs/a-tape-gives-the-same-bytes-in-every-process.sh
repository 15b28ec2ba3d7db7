# A tape, its seed and the program are all that decides: a hundred processes write the same bytes, those of the golden file.
. "$(dirname "$0")/lib/program.sh"
tapes=$programs/../Tapes
cp "$tapes/walk.tape" "$work"
cd "$work" || exit 1
for number in {1..100}; do
  rm -f walk.txt
  expect_status 0 "$program" "${tabs[@]}" --replay walk.tape
  cmp -s walk.txt "$tapes/walk.txt" || {
    diff "$tapes/walk.txt" walk.txt | head -40 >&2
    fail "process $number wrote other screens (< golden, > found)"
  }
  [ -n "${said:-}" ] || said=$(cat out)
  expect_same "what process $number says" "$said" "$(cat out)"
done
