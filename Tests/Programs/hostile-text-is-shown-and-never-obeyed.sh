# What a service says is text: no escape code, bell or cursor movement of it reaches the terminal or a pipe.
. "$(dirname "$0")/lib/terminal.sh"
start_service hostile.py
rest=(--backend "http://127.0.0.1:$port")
# Control characters other than a line's end and a tab between fields; C1, bidirectional and line controls in UTF-8.
controls='[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xa8-\xae]|\xe2\x81[\xa6-\xa9]'
for form in text json screen; do
  for address in people people/1 posts posts/1 posts/1/comments settings settings/todos/3 'posts?sheet=highlights'; do
    expect_status 0 stoa "${rest[@]}" --print "$form" "$address"
    ! LC_ALL=C grep -qP "$controls" "$work/out" ||
      fail "a control character in $address as $form:" "$(cat -v "$work/out")"
  done
done
expect_same "rows as text" 8 "$(stoa "${rest[@]}" people | wc -l)"
open_program 80x24 "${rest[@]}" people
await "1/8"
tmux set -s set-clipboard on \; pipe-pane "cat >'$work/stream'"
title=$(tmux display -p '#{pane_title}')
press C-l
while IFS='|' read -r key place text; do
  press "$key"
  await "── $place" "$text"
done <<'KEYS'
j|People|2/8
Enter||Username
Escape|People|2/8
2|Posts|1/8
Enter||Comments
Escape|Posts|1/8
i|Highlights|┌─ Highlights
Escape|Posts|1/8
3|To-dos|1/8
G|To-dos|8/8
Enter|To-do 8|Status
Escape|To-dos|8/8
KEYS
poll_until 5 test -s "$work/stream" || fail "nothing was drawn"
! LC_ALL=C grep -qP '\x1b[]P^_X]|\x07|\xc2[\x80-\x9f]' "$work/stream" || fail "a command of the service was drawn"
expect_same "the title" "$title" "$(tmux display -p '#{pane_title}')"
! tmux show-buffer 2>/dev/null || fail "the service has put that into the clipboard"
