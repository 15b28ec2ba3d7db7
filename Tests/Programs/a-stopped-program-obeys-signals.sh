# A program stopped by ^z: a signal ends it as soon as it is continued, without a byte for the terminal, which is the
# shell's; in the background it stays stopped; keys that are typed before it is back are neither lost nor doubled.
. "$(dirname "$0")/lib/terminal.sh"
open_terminal 80x24 env -u ENV PS1='shell> ' STOA="$program" DATA="$data" dash -i
await "shell>"
modes_at_prompt() {
  rm -f "$work/$1"
  type_text "stty -g >$work/$1"
  press Enter
  poll_until $patience test -s "$work/$1" || fail "the shell does not answer:" "$(screen)"
}
expect_modes() {
  modes_at_prompt now
  expect_same "stty -g at the prompt ($1)" "$(cat "$work/before")" "$(cat "$work/now")"
  ! is_on_alternate_screen || fail "the alternate screen is still on ($1)"
}
# start_and_stop [KEY]: the key comes in one piece with ^z.
start_and_stop() {
  type_text "clear; \"\$STOA\" --data-dir \"\$DATA\" people; echo status-\$?"
  press Enter
  await "1/10"
  press j j
  await "3/10"
  press C-z "$@"
  await "Stopped" "status-148"
  # Where the key came too late for the program, it stands at the prompt.
  press C-u
  type_text clear
  press Enter
  await_gone "Stopped"
}
modes_at_prompt before
start_and_stop
expect_modes "stopped"
press b g Enter
says_stopped() { press Enter && shows "Stopped"; }
poll_until $patience says_stopped || fail "it does not stay stopped in the background:" "$(screen)"
expect_modes "in the background"
press f g Enter j j
await "5/10"
press k
await "4/10"
press C-z
await "Stopped"
says_end() { press Enter && shows "$1"; }
end_by() {
  type_text "clear; kill -$1 %1; kill -CONT %1"
  press Enter
  poll_until $patience says_end "$2" || fail "$1 does not end a stopped program:" "$(screen)"
  expect_modes "ended by $1"
}
end_by TERM "Terminated"
# A key that came with ^z, and would change what is shown, is not answered after the signal that ends it.
tmux pipe-pane "cat >$work/bytes"
start_and_stop j
end_by TERM "Terminated"
tmux pipe-pane
expect_same "how often the screen was entered" 1 "$(grep -oF "$escape[?1049h" "$work/bytes" | wc -l)"
start_and_stop
end_by HUP "Hangup"
start_and_stop
end_by SEGV "Segmentation fault"
start_and_stop
end_by QUIT "Quit"
