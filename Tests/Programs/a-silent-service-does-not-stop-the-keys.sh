# While a service does not answer, keys, a resize, ^c and leaving work at once; signals give the terminal back.
. "$(dirname "$0")/lib/terminal.sh"
start_service silent.py
patience=5
open_program 80x24 --backend "http://127.0.0.1:$port" people
await "Loading people"
press '?'
await "┌─ Keys"
press Escape
await_gone "┌─ Keys"
resize 100x30
await_columns 100
press 2
await "Loading posts"
press C-c
await "Stopped."
press 1
await "Loading people"
press q
expect_end 0
tmux kill-session
for signal in TERM:143 HUP:129; do
  open_program 80x24 --backend "http://127.0.0.1:$port" people
  await "Loading people"
  kill -"${signal%:*}" "$pid"
  expect_end "${signal#*:}"
  tmux kill-session
done
