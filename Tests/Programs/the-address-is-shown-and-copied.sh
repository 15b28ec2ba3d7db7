# y shows the address of the place and copies it through the terminal; the window's title is left alone.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 'posts?author=3'
tmux set -s set-clipboard on
title=$(tmux display -p '#{pane_title} #{window_name}')
await "10 posts"
press y
await "stoa://posts?author=3 copied"
is_copied() { [ "$(tmux show-buffer 2>/dev/null)" = 'stoa://posts?author=3' ]; }
poll_until 5 is_copied || fail "not copied: $(tmux show-buffer 2>&1)"
press j
await_gone copied
press q
expect_end 0
expect_same "the title" "$title" "$(tmux display -p '#{pane_title} #{window_name}')"
