# / filters as one types, Enter keeps the filter, Esc takes it away; letters in it are no commands.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "1/10"
press /
type_text qin
await "/ qin" "No person matches"
press BSpace BSpace BSpace
type_text lis
await "3 people" "Mateo"
press Enter
press j
await "2/3"
press Escape
await "10 people" "5/10"
press / x
await "/ x"
press Escape
await_gone "/ x"
await "10 people"
press q
expect_end 0
