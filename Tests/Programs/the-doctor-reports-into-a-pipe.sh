# `stoa doctor` without a terminal prints the plain report, makes no file, and ends with 0, whatever the environment is.
. "$(dirname "$0")/lib/program.sh"
mkdir "$work/home"
doctor() { # VARIABLE=VALUE...: the report in this environment alone
  env -i PATH="$PATH" HOME=/nonexistent/home "$@" "$program" doctor </dev/null >"$work/out" 2>"$work/err" ||
    fail "status $? with $*" "$(cat "$work/err")"
  expect_same "nothing on standard error with $*" "" "$(cat "$work/err")"
  ! LC_ALL=C grep -n '[^ -~]' "$work/out" >&2 || fail "more than plain text with $*"
}
expect_row() { grep -qxF -- "  $1" "$work/out" || fail "no row '$1' in:" "$(cat "$work/out")"; }

doctor TERM=xterm-256color LC_ALL=C.UTF-8
# The versions are the machine's.
sed -i -E '/^Libraries$/,/^$/s/^(  .{15}  ).*[0-9].*/\1VERSION/; s/^stoa [0-9.]+$/stoa VERSION/; s/(widths .*Unicode ).*/\1VERSION/' "$work/out"
expect_golden doctor.txt "$work/out"

doctor LC_ALL=C
expect_row "TERM             not set: xterm-256color is used"
expect_row "charset          ANSI_X3.4-1968"
expect_row "- TERM is not set: export TERM=xterm-256color"
expect_row "- LC_ALL=C is not UTF-8: export LC_ALL=C.UTF-8 to see all text"
doctor TERM=xterm-ghostty LANG=xx_YY.UTF-8
expect_row "TERM             xterm-ghostty, unknown here: xterm-256color is used"
expect_row "- TERM=xterm-ghostty has no entry: install ncurses-term, or export TERM=xterm-256color"
expect_row "locale           C.UTF-8, since LANG=xx_YY.UTF-8 is not there"
doctor TERM=dumb
expect_row "TERM             dumb, cannot place text"
expect_row "mouse            none"
doctor TERM=vt100
expect_row "colours          none (vt100 has none)"
expect_row "screen           the prompt's own"
doctor TERM=xterm NO_COLOR=1
expect_row "colours          none (NO_COLOR is set)"
doctor TERM=xterm STOA_COLOR=always NO_COLOR=1
expect_row "colours          8 (xterm has 8)"
doctor TERM=screen TMUX=x SSH_CONNECTION=y ESCDELAY=40
expect_row "in between       tmux, ssh"
expect_row "lone Esc after   40 ms"
doctor TERM="$escape]0;x"$'\a\n'"y" LC_ALL=C
expect_row "TERM             ?]0;x? y, unknown here: xterm-256color is used"

mkdir -m 755 "$work/open"
expect_status 0 "$program" --data-dir "$work/open" doctor
expect_row "data             0755  $work/open"
expect_row "- others can look into $work/open: chmod 700 it"
expect_same "files that were made" "" "$(ls -A "$work/open" "$work/home" | grep -v :$ | grep .)"
expect_status 2 "$program" doctor keys
expect_complaint "needs a terminal"
