# ^c asks first, and says how to leave; a second ^c ends with 130, also over an open sheet. Another key takes it back.
. "$(dirname "$0")/lib/terminal.sh"
for sheet in "" i '?'; do
  open_program 80x24 people
  await "1/10"
  [ -z "$sheet" ] || { press "$sheet" && await "┌─ "; }
  press C-c
  await "^c again"
  press j
  await_gone "^c again"
  press C-c
  await "^c again"
  [ ! -e "$work/status" ] || fail "one ^c was enough"
  press C-c
  expect_end 130
  tmux kill-session
done
