# Each TERM, with and without NO_COLOR, in ASCII and in UTF-8: the program starts, or says why not.
#
# Terminals of one kind show the same cells in the same styles (lib/cells.py reads them): the golden screens are those of
# the kinds. All that colours tell stands in the text as well, and the selection is seen without them. Dark and light get the
# same bytes, since nothing asks for the background: whether both can be read is what ColourContrastTests judge.
. "$(dirname "$0")/lib/terminal.sh"

# kind TERM NO_COLOR LOCALE: the golden screen of such a terminal.
kind() {
  local palette=colours
  [ -z "$2" ] || palette=mono
  # It has neither colours nor dim text.
  [ "$1" != vt100 ] || palette=plain
  [ "$3" = C ] && echo "terminal-$palette-ascii" || echo "terminal-$palette"
}

# look NAME: what the window of that name shows: text, then styles. What is unknown is noted in the status line.
look() { tmux capture-pane -p -e -t ":=$1" | python3 "$programs/lib/cells.py" >"$work/$1.cells"; }
# window_shows NAME TEXT...: whether that window shows each of them.
window_shows() {
  local shown text
  shown=$(tmux capture-pane -p -t ":=$1")
  shift
  for text in "$@"; do [[ $shown == *"$text"* ]] || return 1; done
}

expect_kinds_of() {
  local name=$1 refused locale window notice=
  local -a windows=()
  shift
  for refused in '' 1; do
    for locale in C C.UTF-8; do
      window=$refused-${locale//./_}
      mkdir "$work/$window"
      tmux new-window -d -n "$window" "$(printf '%q ' env ${refused:+NO_COLOR=$refused} TERM="$name" \
        LC_ALL="$locale" bash --norc --noprofile "$programs/lib/pane.sh" "$work/$window" "$program" "${tabs[@]}" \
        --data-dir "$data" settings)"
    done
  done
  [ $# -eq 0 ] || notice="TERM=$name is unknown here: $1 is used"
  for refused in '' 1; do
    for locale in C C.UTF-8; do
      window=$refused-${locale//./_}
      poll_until $patience window_shows "$window" "People 10" "Posts 100" "Settings 200" "1/200" "$notice" ||
        fail "not the whole screen with TERM=$name $window:" "$(tmux capture-pane -p -t ":=$window")"
      look "$window" || fail "with TERM=$name $window"
      [ -z "$notice" ] || sed -i "s/ $notice/ $(printf '%*s' ${#notice} '')/" "$work/$window.cells"
      expect_golden "$(kind "$name" "$refused" "$locale").cells" "$work/$window.cells"
      tmux send-keys -t ":=$window" q
      windows+=("$window")
    done
  done
  for window in "${windows[@]}"; do
    poll_until $patience test -s "$work/$window/status" || fail "q does not leave with TERM=$name $window"
    expect_same "status with TERM=$name $window" 0 "$(cat "$work/$window/status")"
    tmux kill-window -t ":=$window"
    rm -r "${work:?}/$window" "$work/$window.cells"
  done
}

stoa --print text people >"$work/out"
open_terminal 80x24 sleep 600
for name in xterm-256color xterm linux screen-256color tmux-256color vt100; do expect_kinds_of $name; done
for name in xterm-ghostty nosuch; do expect_kinds_of $name xterm-256color; done

# Without colours or Unicode the same is told, and the selection is seen.
golden() { sed '/^─\{80\}$/,$d' "$programs/Golden/$1.cells"; }
golden_styles() { sed '1,/^─\{80\}$/d' "$programs/Golden/$1.cells"; }
expect_same "text with and without colours" "$(golden terminal-colours)" "$(golden terminal-mono)"
expect_same "text with and without dim text" "$(golden terminal-mono)" "$(golden terminal-plain)"
expect_same "ASCII with and without colours" "$(golden terminal-colours-ascii)" "$(golden terminal-mono-ascii)"
! LC_ALL=C grep -n '[^ -~]' <(golden terminal-mono-ascii) || fail "not ASCII"
golden_styles terminal-colours | grep -qE '^S{70,}' || fail "the selection has no background of its own"
for name in terminal-mono terminal-plain terminal-mono-ascii terminal-plain-ascii; do
  golden_styles $name | grep -qE '^v{70,}' || fail "the selection is not reversed in $name"
  ! golden_styles $name | grep -q '[rgyemcRGYEMCS]' || fail "a colour in $name"
done

# A terminal that cannot place text is told so.
tmux new-window -d -n dumb "$(printf '%q ' bash --norc --noprofile -c '
  for refused in "" 1; do
    for locale in C C.UTF-8; do
      env ${refused:+NO_COLOR=1} TERM=dumb LC_ALL=$locale "$0" --data-dir "$1" people
      echo "status $?"
    done
  done
  exec sleep 600' "$program" "$data")"
count_refusals() { tmux capture-pane -p -t :=dumb | grep -c "$1"; }
all_refused() { [ "$(count_refusals '^status 2$')" = 4 ]; }
poll_until $patience all_refused || fail "TERM=dumb is not refused:" "$(tmux capture-pane -p -t :=dumb)"
expect_same "refusals that say what to do" 4 "$(count_refusals 'TERM=dumb cannot place text on the screen: set TERM')"
