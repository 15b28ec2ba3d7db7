# A paste into a list does nothing but say so; into a field it is text, its line breaks and tabs are blanks.
. "$(dirname "$0")/lib/terminal.sh"
paste_text() { printf %s "$1" | tmux load-buffer -b text - \; paste-buffer -p -r -b text; }
marker=$escape'[201~'
large=$(printf '0123456789%.0s' {1..10240})

open_program 80x24 people
await "1/10"
paste_text $'jjq\nQ\n2'
await "Pasting works in text fields only." "1/10"
press z
await_gone "Pasting works"
# More than a terminal hands over at once, with what would end the paste early in the first part.
paste_text "jj$marker"$'Q\n'"$large"$'Q\n:quit\n'"$escape"
await "Pasting works in text fields only." "1/10"

press /
await "Enter keep"
paste_text $'Ze\nq\tQ'
await "/ Ze q Q"
press C-u
paste_text "x$marker"$'Q\r:quit\r'
await "/ xQ :quit"
press C-u
# 100 kB stay in the line, every character of them, and are not looked for.
paste_text "$large"
await "0123456789" "Too long: a filter has at most 256 characters. Esc clears it." "10 people"
press C-a
type_text 'lis'
press C-k
await "3 people"
press C-u
paste_text "${large:0:250}"
await "90123456789"
type_text '>'
await "56789>"
press C-a
type_text '<'
await "/ <0123456789"
press C-e C-u
type_text lis
await "3 people"
press Escape
await "10 people"

press :
await "Esc close"
paste_text $'po\rsts\tq\nQ'
await ":po sts q Q"
press C-u
paste_text "people/3$marker"$'\rQ'
await ":people/3 Q"
press C-u
paste_text "$large"
await "0123456789"
press Enter
await "102400 bytes"
press C-u
paste_text "${large:0:2000}"
type_text '>'
await "456789>"
press C-a
type_text '<'
await ":<0123456789"
press Escape
await "10 people" "Enter open"
press q
expect_end 0
