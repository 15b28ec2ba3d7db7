# Below 40x10 a notice says what is needed, even on one cell; growing back shows the same place, and q leaves.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "1/10"
press j j
press Enter
await tidewater.example "12/20 done"
before=$(screen)
resize 38x10
await "needs 40x10"
resize 20x5
await "40x10"
resize 1x1
press j
resize 80x24
await tidewater.example
expect_same "the screen after growing back" "$before" "$(screen)"
resize 30x8
await "needs 40x10"
press q
press q
expect_end 0
