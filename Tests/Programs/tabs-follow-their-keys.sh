# 1 2 3, [ ] and Tab choose the tab; each tab keeps its own place.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people/3
await "── Inês Carvalho ──"
press 2
await "── Posts ──"
press ']'
await "── To-dos ──"
press Tab
await "── Inês Carvalho ──"
press '['
await "── To-dos ──"
press BTab
await "── Posts ──"
press 3
await "── To-dos ──"
press 1
await "── Inês Carvalho ──"
press q
await "── People ──"
press q
expect_end 0
