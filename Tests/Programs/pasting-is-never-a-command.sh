# A paste into a list does nothing but say so; into a field it is text, its line breaks and tabs are blanks.
. "$(dirname "$0")/lib/terminal.sh"
paste_text() { printf %s "$1" | tmux load-buffer -b text - \; paste-buffer -p -r -b text; }
open_program 80x24 people
await "1/10"
paste_text $'jjq\nQ\n2'
await "Pasting works in text fields only." "1/10"
press /
await "Enter keep"
paste_text $'Ze\nq\tQ'
await "/ Ze q Q"
press C-u
paste_text "$(printf 'lisboa%.0s' {1..20000})"
await "lisboalisboa"
press C-u
type_text lis
await "3 people"
press Escape
await "10 people"
press q
expect_end 0
