# When the terminal is closed the program is gone within two seconds, also where SIGHUP is ignored.
. "$(dirname "$0")/lib/terminal.sh"
# A process that nobody waited for has no command line any more.
is_gone() { [ -z "$(tr -d '\0' <"/proc/$pid/cmdline" 2>/dev/null)" ]; }
expect_gone_with_terminal() {
  open_program 80x24 people
  await "1/10"
  ! is_gone || fail "it is gone already"
  tmux kill-server
  poll_until 2 is_gone || fail "the program outlives its terminal ($1)"
}
expect_gone_with_terminal "SIGHUP as usual"
# What is ignored stays ignored in a program that is started.
printf '#!/bin/sh\ntrap "" HUP\nexec "%s" "$@"\n' "$program" >"$work/deaf"
chmod +x "$work/deaf"
program=$work/deaf
# Not the server that is just ending.
server=$server-again
expect_gone_with_terminal "SIGHUP ignored"
