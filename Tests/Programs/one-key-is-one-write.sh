# A key press is shown on the terminal by one write.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 people
await "1/10"
terminal=$(readlink "/proc/$pid/fd/1")
strace -f -qq -y -e trace=write,writev,pwrite64,sendto -e signal=none -o "$work/trace" -p "$pid" 2>"$work/err" &
tracer=$!
is_traced() { grep -q "^TracerPid:[[:space:]]*[1-9]" "/proc/$pid/status" || ! kill -0 $tracer 2>/dev/null; }
poll_until $patience is_traced || fail "strace does not attach"
kill -0 $tracer 2>/dev/null || fail "strace does not run:" "$(cat "$work/err")"
writes() { grep -c "<$terminal" "$work/trace"; }
wrote() { [ "$(writes)" -ge "$1" ]; }
count=0
for step in j:2/10 j:3/10 k:2/10 G:10/10 g:1/10 i:Overview Escape:1/10 '?:Keys' Escape:1/10; do
  press "${step%%:*}"
  await "${step#*:}"
  count=$((count + 1))
  poll_until 5 wrote $count || fail "no write for ${step%%:*}"
  expect_same "writes after ${step%%:*}" $count "$(writes)"
done
press q
expect_end 0
