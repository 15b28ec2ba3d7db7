# A to-do whose change gets no answer is marked unknown and not sent again; r asks what became of it, Space and u send the next.
. "$(dirname "$0")/lib/terminal.sh"
fault() { echo "$*" >"$work/fault.new" && mv "$work/fault.new" "$work/fault"; }
expect_changes() { expect_same "changes that the service was asked for" "$1" "$(cat "$work/fault.changes")"; }

fault ok
start_service misbehaving.py "$work/fault"
open_program 80x24 --backend "http://127.0.0.1:$port" settings
await "To-do 1 " "1/200" "100 completed"
fault lost
press Space
await "? To-do 1 " "[Unknown]" "Outcome unknown. r asks, Space resends"
expect_changes '/todos/1 {"completed":true}'
fault ok
press r
await "✓ To-do 1 " "101 completed"
await_gone "nknown"
expect_changes '/todos/1 {"completed":true}'
press u
await "100 completed" "to-do 1 as before"
expect_changes '/todos/1 {"completed":true}
/todos/1 {"completed":false}'

# A refusal leaves it as it was, and Space tries again.
fault 500
press Space
await "✗ To-do 1 " "[Failed]" "Failed (500). Space tries again"
fault ok
press Space
await "✓ To-do 1 " "101 completed"
press Q
expect_end 0
