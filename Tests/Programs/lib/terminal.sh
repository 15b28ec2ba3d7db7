# Sourced by the scripts that run the program in a terminal: a tmux server of their own, and what its screen shows.
. "$(dirname "${BASH_SOURCE[0]}")/program.sh"
server=stoa-test-$$
# Its socket goes when the script goes.
export TMUX_TMPDIR=$work
patience=20

tmux() { command tmux -L "$server" -f /dev/null "$@"; }
service=
finish() {
  close_terminal
  [ -z "$service" ] || kill "$service"
  rm -rf "$work"
}

# open_terminal COLSxROWS COMMAND...: a terminal of that size with this command in it.
open_terminal() {
  local size=$1
  shift
  tmux start-server \; set -s exit-empty off \; set -g default-terminal "${term:-tmux-256color}" \; set -g status off \; \
    set -g remain-on-exit on \; new-session -d -x "${size%x*}" -y "${size#*x}" "$(printf '%q ' "$@")" ||
    fail "tmux does not start"
}

# close_terminal: ends the server, and returns when it is gone: who starts one meanwhile would reach the one that ends.
close_terminal() {
  local process
  process=$(tmux display -p '#{pid}' 2>/dev/null)
  tmux kill-server 2>/dev/null
  [ -z "$process" ] || poll_until $patience is_gone "$process" || fail "the terminal does not end"
}
is_gone() { ! kill -0 "$1" 2>/dev/null; }

# open_program COLSxROWS ARGUMENT...: the program in a terminal; $pid is its process.
open_program() {
  local size=$1
  shift
  rm -f "$work/pid" "$work/status"
  open_terminal "$size" bash --norc --noprofile "$programs/lib/pane.sh" "$work" "$program" --data-dir "$data" "${tabs[@]}" "$@"
  poll_until $patience test -s "$work/pid" || fail "the program was not started" "$(screen)"
  pid=$(cat "$work/pid")
}

# press KEY...: keys by the names that tmux has for them.
press() { tmux send-keys "$@"; }
# type_text TEXT: its characters, one key each.
type_text() { tmux send-keys -l -- "$1"; }
resize() { tmux resize-window -x "${1%x*}" -y "${1#*x}"; }
screen() { tmux capture-pane -p; }
shows() { [[ $(screen) == *"$1"* ]]; }
hides() { ! shows "$1"; }
is_on_alternate_screen() { [ "$(tmux display -p '#{alternate_on}')" = 1 ]; }

# await TEXT...: waits until the screen shows each of them.
await() {
  local text
  for text in "$@"; do
    poll_until $patience shows "$text" || fail "the screen never showed '$text':" "$(screen)"
  done
}

# await_gone TEXT: waits until the screen does not show it.
await_gone() { poll_until $patience hides "$1" || fail "the screen still shows '$1':" "$(screen)"; }

# expect_end STATUS: the program ends with it, and the terminal is as it was found.
expect_end() {
  poll_until $patience test -s "$work/status" || fail "the program did not end:" "$(screen)"
  expect_same "exit status" "$1" "$(cat "$work/status")"
  expect_same "stty -g, before and after" "$(cat "$work/modes.before")" "$(cat "$work/modes.after")"
  await "what was there before" "after the program"
  ! is_on_alternate_screen || fail "the alternate screen is still on"
  expect_same "cursor, mouse reports, keypad: as at the start" "1 0 0" \
    "$(tmux display -p '#{cursor_flag} #{mouse_any_flag} #{keypad_flag}')"
}

# await_columns N: waits until what is drawn is as wide as that.
await_columns() { poll_until $patience is_as_wide "$1" || fail "nothing is drawn $1 columns wide:" "$(screen)"; }
is_as_wide() {
  local line widest=0
  while IFS= read -r line; do [ ${#line} -le $widest ] || widest=${#line}; done < <(screen)
  [ "$widest" -eq "$1" ]
}

# start_service FILE ARGUMENT...: a Python service beside this file; $port is where it listens, $service its process.
start_service() {
  local file=$1
  shift
  rm -f "$work/port"
  python3 "$programs/lib/$file" "$@" >"$work/port" 2>"$work/service.err" &
  service=$!
  poll_until $patience test -s "$work/port" || fail "$file does not start:" "$(cat "$work/service.err")"
  port=$(cat "$work/port")
}
