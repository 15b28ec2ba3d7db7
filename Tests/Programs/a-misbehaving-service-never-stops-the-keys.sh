# Whatever a service does wrong, the screen says it and what to press, the rows stay, and keys, ^c and q act.
. "$(dirname "$0")/lib/terminal.sh"
gcc -shared -fPIC -O1 -o "$work/names.so" -x c "$programs/lib/knows-a-name.c.txt" -ldl || fail "no name can be made up"
touch "$work/known"
tested=$program program=$work/stoa
printf '#!/bin/sh\nKNOWN=%q LD_PRELOAD=%q exec %q "$@"\n' "$work/known" "$work/names.so" "$tested" >"$program"
chmod +x "$program"
fault() { echo "$*" >"$work/fault.new" && mv "$work/fault.new" "$work/fault"; }
# begin FAULT: it is there from now on. end FAULT: it is over.
begin() {
  fault "$1"
  [ "$1" != nameless ] || rm "$work/known"
  # What is connected has no need of a name.
  ! is_down "$1" || stop_service
}
is_down() { [ "$1" = refused ] || [ "$1" = nameless ]; }
end() {
  ! is_down "$1" || start_service misbehaving.py "$work/fault" "$port"
  touch "$work/known"
  fault ok
}
leave() {
  press q
  expect_end 0
  tmux kill-session
}
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
  begin "$what"
  open_program 80x24 --backend "http://service.test:$port" people
  await "$page"
  expect_living
  end "$what"
  if [ "$what" = silent ] || [ "$what" = drip ]; then
    press C-c
    await "Stopped." "R tries again"
  fi
  if [ "$what" = 429-600 ]; then
    # It wants to be left alone for ten minutes, and is.
    press R
    await "another 10 minutes."
    leave
    open_program 80x24 --backend "http://service.test:$port" people
  else
    press R
  fi
  await "Person 8" " 1/10"
  # With the rows there: they stay, the status line says it.
  begin "$what"
  press R
  await "$line" "Person 8"
  expect_living
  press j
  await "2/10" "Person 8"
  resize 45x12
  await_columns 45
  await "2/10" "Person 1"
  leave
  # From the start, with rows that are kept: they are there, the status line says it.
  open_program 80x24 --fresh --backend "http://service.test:$port" people
  await "$line" "Person 8" " 1/10"
  expect_living
  leave
  end "$what"
done <<'FAULTS'
refused|cannot be reached.|Not reachable. R tries again · offline, from 
nameless|cannot be reached.|Not reachable. R tries again · offline, from 
429|asks to wait before more requests.|Asks to wait. R tries again · from 
429-1|asks to wait before more requests.|Asks to wait. R tries again · from 
429-600|takes no request for another 10 minutes.|Asks to wait 10 minutes. R tries again · from 
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
  begin "$what"
  expect_status "$status" stoa --backend "http://service.test:$port" --print json people
  expect_complaint "$complaint"
  end "$what"
done <<'STATUSES'
nameless|5|cannot be reached
429|1|asks to wait before more requests
429-600|1|takes no request for another 10 minutes
500|1|failed (status 500)
html|1|sent a web page instead of data
cut|5|broke off its answer
one-bad|0|1 of 10 entries could not be read
STATUSES
