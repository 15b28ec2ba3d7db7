# A terminal may change its size while a sheet, the keys, or a filter is open: what was open stays, and goes on working.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "1/10"
press i
await "Most active city"
for size in 45x12 132x50 80x24; do
  resize $size
  await_columns "${size%x*}"
  await "Most active city"
done
press Escape
await_gone "Most active city"
press /
type_text li
await "/ li"
resize 40x12
await "/ li"
type_text s
await "/ lis" "Mateo"
press Escape
resize 80x24
await "10 people" "3/10"
press q
expect_end 0
