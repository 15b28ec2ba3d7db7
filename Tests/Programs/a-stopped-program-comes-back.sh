# ^z gives the shell its terminal back; fg draws everything again, at the new size, and takes the next key.
. "$(dirname "$0")/lib/terminal.sh"
# dash leaves the terminal's modes alone, where bash would mend them.
open_terminal 80x24 env -u ENV PS1='shell> ' STOA="$program" DATA="$data" dash -i
await "shell>"
modes_at_prompt() {
  type_text "stty -g >$work/$1"
  press Enter
  poll_until $patience test -s "$work/$1" || fail "the shell does not answer:" "$(screen)"
}
modes_at_prompt before
type_text "\"\$STOA\" --data-dir \"\$DATA\" people"
press Enter
await "1/10"
press j j
await "3/10"
press C-z
await "Stopped"
! is_on_alternate_screen || fail "the alternate screen is still on while stopped"
modes_at_prompt stopped
expect_same "stty -g at the prompt, before and while stopped" "$(cat "$work/before")" "$(cat "$work/stopped")"
resize 120x40
type_text fg
press Enter
await "3/10" "Select a person."
await_columns 120
press j
await "4/10"
press q
await "shell> fg"
modes_at_prompt after
expect_same "stty -g at the prompt, before and after" "$(cat "$work/before")" "$(cat "$work/after")"
