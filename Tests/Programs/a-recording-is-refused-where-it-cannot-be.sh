# What cannot be recorded is refused in one line, and no file is written over.
. "$(dirname "$0")/lib/program.sh"
echo "mine" >"$work/there.tape"
# refused TEXT ARGUMENT...: wrong usage, in a terminal.
refused() {
  local text=$1
  shift
  expect_status 2 stoa "$@"
  expect_complaint "$text"
}
refused "--record takes a name that ends in .tape or .cast, not 'session.gif'" --record session.gif
refused "--record goes with a session on a terminal" --record "$work/new.tape" --print screen
refused "--record goes with a session on a terminal" --record "$work/new.tape" --replay "$work/there.tape"
refused "--record goes with a session on a terminal" --record "$work/new.tape" links list
refused "standard output is not a terminal" --record "$work/new.cast"
# in_terminal ARGUMENT...: with a terminal for its input and output.
in_terminal() { script -qec "$(printf '%q ' "$program" --data-dir "$data" "$@")" /dev/null; }
for name in there.tape missing/new.tape; do
  expect_status 2 in_terminal --record "$work/$name"
done
expect_same "what was there" "mine" "$(cat "$work/there.tape")"
expect_status 2 in_terminal --record "$work/there.tape"
grep -q "is there already; name another file with --record" "$work/out" || fail "not said: $(cat "$work/out")"
expect_status 2 in_terminal --record "$work/new.tape" people/none
[ ! -e "$work/new.tape" ] || fail "a refused address leaves a file"
