# A terminal that is too small at the start gets the notice, and the program once it has grown.
. "$(dirname "$0")/lib/terminal.sh"
for size in 38x10 20x5 1x1; do
  open_program $size people/3
  poll_until $patience is_on_alternate_screen || fail "it did not start at $size:" "$(screen)"
  resize 80x24
  await tidewater.example
  resize $size
  press Q
  poll_until $patience test -s "$work/status" || fail "Q did not leave at $size"
  resize 80x24
  expect_end 0
  tmux kill-session
done
