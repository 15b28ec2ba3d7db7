# i opens the tab's sheet, ? the list of keys; Esc closes them, and the place below is as it was.
. "$(dirname "$0")/lib/terminal.sh"
for size in 80x24 120x40 45x12; do
  open_program $size people
  await Zoë
  press j
  await "2/10"
  before=$(screen)
  press i
  await "Most active city" "Lisboa (3)"
  press Escape
  await_gone "Most active city"
  expect_same "the list at $size after the sheet" "$before" "$(screen)"
  press '?'
  await "┌─ Keys" "next order"
  press Escape
  await_gone "next order"
  expect_same "the list at $size after the keys" "$before" "$(screen)"
  press q
  expect_end 0
  tmux kill-session
done
