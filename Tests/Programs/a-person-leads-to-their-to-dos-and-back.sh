# s on a person opens their to-dos in Settings, and p leads back to the person; from a post p leads to its author.
. "$(dirname "$0")/lib/terminal.sh"
for size in 80x24 120x40 45x12; do
  open_program $size people
  await Zoë
  press j j
  press Enter
  await "Inês Carvalho" "tidewater.example"
  press s
  await "of Inês Carvalho" "Label the jars"
  press p
  await tidewater.example
  await_gone "Label the jars"
  press 2
  await "A short history"
  press p
  await "fernweh.example" "Zoë Lindqvist"
  press Q
  expect_end 0
  tmux kill-session
done
