# Text on whose width nobody agrees moves no border: the terminal has them where it has them beside plain words.
. "$(dirname "$0")/lib/terminal.sh"

# borders: where the terminal has a vertical line, as ROW,COLUMN; told by its own search, which counts in its own cells.
borders() {
  local found sign position
  for sign in │ ┃; do
    found=
    tmux copy-mode \; send-keys -X history-top \; send-keys -X start-of-line
    while :; do
      position=$(tmux send-keys -X search-forward-text "$sign" \; display -p '#{copy_cursor_y},#{copy_cursor_x}')
      case " $found " in *" $position "*) break ;; esac
      found="$found $position"
    done
    tmux send-keys -X cancel
    printf '%s\n' $found
  done | sort -t, -n -k1,1 -k2,2
}

# note STATE: keeps the screen of this state, and its borders, to be compared.
note() {
  screen >"$work/$kind.$size.$1.screen"
  borders >"$work/$kind.$size.$1"
  [ -s "$work/$kind.$size.$1" ] || fail "no border at all in $1 at $size:" "$(screen)"
}

for kind in plain drifting; do
  start_service hostile.py $kind
  for size in 80x24 79x24 41x24; do
    open_program $size --backend "http://127.0.0.1:$port" people
    await "1/24" "Settings 24"
    note top
    # Over every row, down and up again: each is drawn selected and not, and scrolls.
    for n in $(seq 2 24); do press j; done
    await "24/24"
    note bottom
    for n in $(seq 2 24); do press k; done
    await "1/24"
    press i
    await "Overview"
    note sheet
    press Escape
    await_gone "Overview"
    await "1/24"
    note closed
    expect_same "$kind at $size as it was before" "$(cat "$work/$kind.$size.top.screen")" "$(screen)"
    press 2
    await "── Posts" "1/24"
    press G
    await "24/24"
    note posts
    press Q
    expect_end 0
    close_terminal
  done
  kill "$service"
  wait "$service" 2>/dev/null
  service=
done
for size in 80x24 79x24 41x24; do
  for state in top bottom sheet closed posts; do
    expect_same "borders of $state at $size" "$(cat "$work/plain.$size.$state")" "$(cat "$work/drifting.$size.$state")"
  done
done
