# : takes an address or a command, completes it and says what is wrong with it; - leads back; the next run remembers.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "1/10"
press :
await "people/ID/posts" "what a person posted" "Enter go"
type_text "people 3"
press Enter
await "── Inês Carvalho ──"
press -
await "── People ──"
press -
await "── Inês Carvalho ──"
press :
type_text posts/x
press Enter
await "'id' is 'x'; give a whole number from 1" ":posts/x"
press BSpace BSpace
type_text " author"
press Tab
await ":posts?author="
type_text 3
resize 40x12
await_columns 40
await ":posts?author=3"
press Enter
await "10 posts"
resize 80x24
await_columns 80
press :
type_text refr
press Tab
await ":refresh"
press C-c
await_gone ":refresh"
press :
type_text quit
press Enter
expect_end 0

history=$data/state/address-history
expect_same "the kept entries" $'quit\nposts?author=3\npeople 3' "$(cat "$history")"
expect_same "the mode of the file" 600 "$(stat -c %a "$history")"

close_terminal
open_program 40x10 posts
await "1/100"
press :
press Up Up Up
await ":people 3"
press Down Down Down
await_gone ":people 3"
type_text p
press Up
await ":posts?author=3"
press Up Enter
await "Inês Carvalho"
press Q
expect_end 0
