# Every TERM starts; without colour the selected row is reversed, and where no colour is wanted none is used.
. "$(dirname "$0")/lib/terminal.sh"
reversed="$escape\\[([0-9;]*;)?7m"
coloured="$escape\\[([0-9;]*;)?[34][0-8][;m]"
expect_selection() {
  local is_plain=$1 row
  shift
  open_terminal 80x24 env "$@" \
    bash --norc --noprofile "$programs/lib/pane.sh" "$work" "$program" --data-dir "$data" people
  await "10 people" "1/10"
  row=$(tmux capture-pane -p -e | grep -F -m 1 Lindqvist)
  if [ "$is_plain" = yes ]; then
    [[ $row =~ $reversed ]] || fail "the selection is not reversed with $*: $(cat -v <<<"$row")"
    [[ ! $(tmux capture-pane -p -e) =~ $coloured ]] || fail "a colour with $*: $(tmux capture-pane -p -e | cat -v)"
  else
    [[ $row =~ $reversed|$coloured ]] || fail "the selection is not shown with $*: $(cat -v <<<"$row")"
  fi
  press q
  poll_until $patience test -s "$work/status" || fail "q does not leave with $*"
  expect_same "status with $*" 0 "$(cat "$work/status")"
  rm "$work/status"
  tmux kill-session
}
expect_selection yes TERM=vt100
for name in linux xterm xterm-256color screen-256color tmux-256color xterm-ghostty nosuch; do
  expect_selection no TERM=$name
  expect_selection yes TERM=$name NO_COLOR=1
  expect_selection no TERM=$name LC_ALL=C
done
