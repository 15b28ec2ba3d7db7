# Whatever way text leaves the program (pipe, JSON, messages, log, reports of tapes, clipboard), no byte of it is a command.
. "$(dirname "$0")/lib/terminal.sh"
# Control characters but a line's end and a tab; C1, separators and bidirectional controls in UTF-8.
controls='[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xa8-\xae]|\xe2\x81[\xa6-\xa9]'
harmless() { # harmless WHAT FILE...
  local what=$1 file
  shift
  for file in "$@"; do
    ! LC_ALL=C grep -qP "$controls" "$file" || fail "a control character in $what:" "$(cat -v "$file")"
  done
}
# trick COMMAND...: it ends, with some word of its own, and nothing in that word acts.
trick() {
  "$@" >"$work/out" 2>"$work/err" </dev/null
  [ -s "$work/out" ] || [ -s "$work/err" ] || fail "said nothing: $(printf '%q ' "$@")"
  harmless "$(printf '%q ' "$@")" "$work/out" "$work/err"
}

bad=$'x\e]0;owned\a\e[2J\rEVIL\x7f\u009b31m\u202egpj\u2066\u2028z'
trick stoa "--$bad"
trick stoa "--color=$bad"
trick stoa "--size" "$bad"
trick stoa "--theme" "$bad"
trick stoa "$bad" "$bad"
trick stoa "people/$bad"
trick stoa "stoa://$bad/3"
trick stoa --backend "http://$bad/"
trick stoa --backend "$bad"
trick stoa --log "/dev/null/$bad" people
trick stoa --token-file "/dev/null/$bad" --backend http://127.0.0.1:9 people
trick stoa "people?q=$bad"
trick stoa "people?$bad=1"
trick stoa links explain "people/$bad"
trick stoa links explain "people?q=$bad"
trick stoa links "$bad"
trick stoa paths
trick env TERM="$bad" LANG="$bad" "$program" --data-dir "$data" doctor
trick env XDG_DATA_HOME="/tmp/$bad" "$program" paths
trick env STOA_BACKEND="$bad" "$program" --data-dir "$data" people
trick env STOA_COLOR="$bad" "$program" --data-dir "$data" people
trick env STOA_THEME="$bad" "$program" --data-dir "$data" people
trick stoa --data-dir "/dev/null/$bad" people
trick stoa --replay "/dev/null/$bad.tape"
trick stoa tapes check "/dev/null/$bad.tape"

printf 'Expect /%s/\n' "$bad" >"$work/expect.tape"
printf 'Type "%s"\nExpect /nothing like it/\n' "${bad//$'\n'/}" >"$work/type.tape"
printf 'Link people/%s\n' "$bad" >"$work/link.tape"
printf '%s\nOutput %s\nSet %s 1\nWait@%s /a/\n' "$bad" "$bad" "$bad" "$bad" >"$work/broken.tape"
for tape in expect type link broken; do
  trick stoa --replay "$work/$tape.tape"
  trick stoa --replay "$work/$tape.tape" --print screen
  trick stoa tapes check "$work/$tape.tape" "$work/broken.tape"
  trick stoa tapes keys "$work/$tape.tape"
done
trick stoa --replay "$work/expect.tape" "$work/broken.tape" "/dev/null/$bad" --jobs 2

# A service whose texts, and whose failures, try the same.
start_service hostile.py
rest=(--backend "http://127.0.0.1:$port" --log "$work/log")
for form in text json screen ansi; do
  for address in people people/3 people/3/posts posts/4 posts/1/comments settings/todos/5 people/500 posts/500; do
    stoa "${rest[@]}" --print "$form" "$address" >"$work/out" 2>"$work/err" </dev/null
    # The escape codes of styles are our own.
    [ "$form" != ansi ] || LC_ALL=C sed -i 's/\x1b\[[0-9;]*m//g' "$work/out"
    harmless "$address as $form" "$work/out" "$work/err"
  done
done
stoa "${rest[@]}" --open stoa://people/3 | cat -v >"$work/piped"
! grep -qP '(?<!M-)\^' "$work/piped" || fail "in a pipe:" "$(cat "$work/piped")"
grep -q "here" "$work/piped" || fail "the text itself is missing:" "$(cat "$work/piped")"
[ -s "$work/log" ] || fail "nothing was logged"
harmless "the log" "$work/log"

# A terminal that is none says so of what it is called.
open_terminal 80x24 env TERM="$bad" "$program" --data-dir "$data" people
poll_until $patience shows "TERM=" || shows "People" || fail "nothing was said of TERM:" "$(screen)"
expect_same "the title" "$(hostname)" "$(tmux display -p '#{pane_title}')"
