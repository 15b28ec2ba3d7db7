# q at a root ends the program with 0; the screen, the modes and the cursor are as they were.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "10 people" "Zoë Lindqvist"
is_on_alternate_screen || fail "the program does not use the alternate screen"
press q
expect_end 0
