# What was seen is there at once, with its age, with or without a network; what is new since is marked.
. "$(dirname "$0")/lib/terminal.sh"
start_service changing.py
backend=http://127.0.0.1:$port
leave() {
  press q
  expect_end 0
  tmux kill-session
}
# publish ID: three posts more above all others, and the one of that id no more.
publish() { "$program" fetch -X POST --data x "$backend/news/$1" >/dev/null || fail "the service does not take news"; }

open_program 80x24 --backend "$backend" posts
await "Post 1 " "Person 2" "1/15000" "fresh"
press j j j j
await "5/15000"
publish 5
press R
await "what was selected is gone" "8/15002"
press G
await "Post 15000 " "15002/15002"
press g
await "•News 1" "•News 3" "1/15002"
leave

publish 7
open_program 80x24 --backend "$backend" posts
await "15004 posts" "•News 1" "fresh"
leave
rows() { "$program" --data-dir "$data" --backend "$backend" --print text "$@" posts | wc -l; }
expect_same "rows of a script" 15004 "$(rows)"

kill "$service" && service=
expect_same "rows of a script without a network" 15004 "$(rows --offline)"
open_program 80x24 --backend "$backend" posts
await "15004 posts" "News 1" "offline, from "
# Its page was never asked for: what the list said is there.
press Enter
await "News 1" "Said now." "offline, from "
press Escape
await "15004 posts"
press G
await "Post 15000 " "15002/15002"
press ,
await "Kept answers" "Enter drops them"
press j j Enter
await "none"
press Escape
await "Post 15000 "
leave

open_program 80x24 --offline --backend "$backend" posts
await "No service is asked (--offline)." "Start again without it to see what was not kept."
hides "tries again" || fail "a key is named that does not help:" "$(screen)"
leave
expect_status 5 "$program" --data-dir "$data" --backend "$backend" --print text posts
expect_complaint "cannot be reached"
expect_status 5 "$program" --data-dir "$data" --offline --backend "$backend" --print text posts
expect_complaint "No service is asked (--offline). Start again without it to see what was not kept."
