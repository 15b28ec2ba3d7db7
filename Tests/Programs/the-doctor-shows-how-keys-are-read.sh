# `stoa doctor keys` shows the bytes of each key with its name, until Enter comes twice; the terminal is as before.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x40 doctor keys
await "Press keys"
asks_for_clicks() { [ "$(tmux display -p '#{mouse_any_flag}')" = 1 ]; }
poll_until $patience asks_for_clicks || fail "clicks are not asked for"
while IFS='|' read -r key row; do
  press "$key"
  await "  $row"
done <<'KEYS'
j|6a                        j
Up|1b 5b 41                  ↑
C-Left|1b 5b 31 3b 35 44         Ctrl-←
Escape|1b                        Esc
F5|1b 5b 31 35 7e            F5
M-x|1b 78                     Alt-x
é|c3 a9                     é
C-z|1a                        ^z
KEYS
tmux set-buffer "two
lines" \; paste-buffer -p
await "a paste of 9 characters"
press Enter
await "0d                        Enter"
press x
await "78                        x"
press Enter
press Enter
expect_end 0
tmux kill-session
open_program 80x40 doctor keys
await "Press keys"
press C-c
expect_end 130
