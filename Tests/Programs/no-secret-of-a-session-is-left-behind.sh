# After a session with a token, which ends in a crash, and requests with credentials of their own, no file and no screen
# tells any of them.
. "$(dirname "$0")/lib/terminal.sh"
echo ok >"$work/fault"
start_service misbehaving.py "$work/fault"
service_url=http://127.0.0.1:$port

export STOA_TOKEN=hunter2-token
open_program 80x24 --backend "$service_url" --log "$work/log" --report "$work/report.tape" --fault reducer-nil settings
await "1/200"
echo 500 >"$work/fault"
press R
await "R tries again"
screen >"$work/screen"
press F9
poll_until $patience test -s "$work/status" || fail "the program did not end:" "$(screen)"
screen >>"$work/screen"
unset STOA_TOKEN
grep -q '/todos' "$work/log" || fail "the requests are not in the log:" "$(cat "$work/log")"
[ -s "$work/report.tape" ] || fail "there is no report"

for fault in ok 500 html cut; do
  echo $fault >"$work/fault"
  for words in "-X POST --data hunter2" "" "-H Cookie:id=hunter2"; do
    stoa fetch --log "$work/log" -H "Authorization: Bearer hunter2" $words "$service_url/posts?token=hunter2" \
      >>"$work/answers" 2>&1 </dev/null
  done
done
expect_status 2 stoa fetch "http://ann:hunter2@127.0.0.1/"
expect_status 5 stoa fetch "http://127.0.0.1:1/?token=hunter2"

left=$(grep -rlF hunter2 "$work" "$data")
[ -z "$left" ] || fail "a secret is in:" "$left" "$(grep -rF hunter2 $left | head -5)"
