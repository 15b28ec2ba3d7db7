# With 100,000 people the list opens at its first page, G shows the last row, and the memory stays small.
. "$(dirname "$0")/lib/terminal.sh"
patience=60
open_program 80x24 --sample-size 100000 people
await "1/100000" "100000 people"
press G
await "100000/100000" "despina.vlachos100000"
press g
await "1/100000" "Zoë Lindqvist"
for tab in 2 3; do
  press $tab
  await " 1/100000"
  press G
  await "100000/100000"
done
kilobytes=$(awk '/^VmHWM:/ { print $2 }' "/proc/$pid/status")
case $program in
  */debug/*) echo "the memory of a debug build is not judged: $kilobytes kB" ;;
  *) [ "$kilobytes" -le 40000 ] || fail "it took $kilobytes kB, and 40000 are the most" ;;
esac
press Q
expect_end 0
