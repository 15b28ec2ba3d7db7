# Whatever a service does wrong, the screen says it and what to press, the rows stay, and keys, ^c and q act.
. "$(dirname "$0")/lib/terminal.sh"
fault() { echo "$*" >"$work/fault.new" && mv "$work/fault.new" "$work/fault"; }
stop_service() {
  kill "$service"
  wait "$service" 2>/dev/null
  service=
}
# expect_living: while that lasts, the list of keys opens and closes, and tabs change.
expect_living() {
  press '?'
  await "┌─ Keys"
  press Escape
  await_gone "┌─ Keys"
  press 2
  await "── Posts"
  press 1
  await "── People"
}

fault ok
start_service misbehaving.py "$work/fault"
while IFS='|' read -r what page line; do
  # From the start, with nothing kept: the page says it, R brings the rows when it is over.
  rm -rf "$data/cache"
  fault "$what"
  [ "$what" != refused ] || stop_service
  open_program 80x24 --backend "http://127.0.0.1:$port" people
  await "$page"
  expect_living
  [ "$what" != refused ] || start_service misbehaving.py "$work/fault" "$port"
  fault ok
  if [ "$what" = silent ] || [ "$what" = drip ]; then
    press C-c
    await "Stopped." "R tries again"
  fi
  press R
  await "Person 8" " 1/10"
  # With the rows there: they stay, the status line says it.
  fault "$what"
  [ "$what" != refused ] || stop_service
  press R
  await "$line" "Person 8"
  expect_living
  press j
  await "2/10" "Person 8"
  resize 45x12
  await_columns 45
  await "2/10" "Person 1"
  press q
  expect_end 0
  tmux kill-session
  # From the start, with rows that are kept: they are there, the status line says it.
  open_program 80x24 --fresh --backend "http://127.0.0.1:$port" people
  await "$line" "Person 8" " 1/10"
  expect_living
  press q
  expect_end 0
  tmux kill-session
  [ "$what" != refused ] || start_service misbehaving.py "$work/fault" "$port"
done <<'FAULTS'
refused|cannot be reached.|Not reachable. R tries again · offline, from 
500|failed (status 500).|Failed (500). R tries again · from 
html|sent a web page instead of data.|Sent a web page. R tries again · from 
cut|broke off its answer.|Broke off. R tries again · offline, from 
one-bad|This entry could not be read.|1 could not be read
silent|Loading people|updating, ^c stops it
drip|Loading people|updating, ^c stops it
FAULTS

# One page of many that fails leaves the others, and R brings it.
fault 500 /posts _page=3
open_program 80x24 --backend "http://127.0.0.1:$port" posts
await " 1/100" "Title 1 "
press G
await "Failed (500). R tries again · from " "100/100"
press g
await " 1/100" "Title 1 "
press G
fault ok
press R
await "Title 100 " "100/100"
press q
expect_end 0

# Scripts are told by the exit status.
while IFS='|' read -r what status complaint; do
  fault "$what"
  expect_status "$status" stoa --backend "http://127.0.0.1:$port" --print json people
  expect_complaint "$complaint"
done <<'STATUSES'
500|1|failed (status 500)
html|1|sent a web page instead of data
cut|5|broke off its answer
one-bad|0|1 of 10 entries could not be read
STATUSES
