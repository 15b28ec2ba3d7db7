# TERM and HUP end the program, INT asks as ^c does, and any other signal that ends a process ends it too; idle or with a
# sheet open, the terminal is given back, and the status tells the signal.
. "$(dirname "$0")/lib/terminal.sh"
expect_signal() {
  open_program 80x24 people
  await "1/10"
  [ -z "$2" ] || { press "$2" && await "┌─ "; }
  kill -"$1" "$pid"
  if [ "$1" = INT ]; then
    await "^c again"
    kill -INT "$pid"
  fi
  expect_end "$3"
  tmux kill-session
}
for sheet in "" i '?'; do
  expect_signal TERM "$sheet" 143
  expect_signal HUP "$sheet" 129
  expect_signal INT "$sheet" 130
done
for signal in QUIT USR1 USR2 ALRM VTALRM PROF XCPU XFSZ IO PWR RTMIN; do
  expect_signal $signal "" $((128 + $(kill -l $signal)))
done
