# `stoa doctor` on a terminal has it say how wide it draws what is doubtful, leaves no trace, and never waits for long.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x60 doctor
await "What to change" "after the program"
expect_end 0
shown=$(screen)
expect_same "what stands around the report" "what was there before stoa after the program" \
  "$(sed -n '1p;2s/ .*//p;/^after/p' <<<"$shown" | paste -sd ' ')"
while IFS= read -r row; do
  grep -qxF "  $row" <<<"$shown" || fail "no row '$row' in:" "$shown"
done <<'ROWS'
output           a terminal, 80x60
line             1 kept, 1 drawn: ─
ideograph        2 kept, 2 drawn: 漢
nothing
ROWS
tmux kill-session

# ask HABIT: the doctor on a terminal with that habit; what it wrote is in $work/out.
ask() {
  env TERM=xterm-256color python3 "$programs/lib/answering.py" "$1" "$program" --data-dir "$data" doctor >"$work/out" ||
    fail "a terminal that is $1:" "$(cat "$work/out")"
}
expect_line() { grep -qxF -- "$1" "$work/out" || fail "no line '$1' in:" "$(cat -v "$work/out")"; }

ask wide
expect_line "  line             1 kept, 2 drawn, askew: ─"
expect_line "  skin tone        2 kept, 4 drawn: 👍🏽, sent as 👍"
expect_line "  background       #ffffff, light"
expect_line "  - green, yellow can hardly be read on your background: choose other shades, or --theme contrast"
expect_line "  - your terminal draws ─ 2 cells wide: make ambiguous widths narrow, or use --ascii"
expect_line "ended 0"
expect_line "modes as before"

ask silent
expect_line "  not tested       the terminal does not say where its cursor is"
expect_line "ended 0"
expect_line "modes as before"

ask chatty
expect_line "  not tested       the terminal does not say where its cursor is"
expect_line "ended 0"

ask narrow
expect_line "  not tested       fewer than 20 columns"
expect_line "ended 0"
! grep -q $'\e' "$work/out" || fail "it asked all the same:" "$(cat -v "$work/out")"

ask interrupt
expect_line "ended -2"
expect_line "modes as before"
ask terminate
expect_line "ended -15"
expect_line "modes as before"
! grep -q Terminal "$work/out" || fail "it went on after the signal:" "$(cat -v "$work/out")"
ask gone
grep -qxE 'ended (-1|0)' "$work/out" || fail "a terminal that went away:" "$(cat "$work/out")"
