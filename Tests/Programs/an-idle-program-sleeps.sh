# With nothing to do the program makes no system call: none of its threads wakes in three seconds, and it uses no time.
. "$(dirname "$0")/lib/terminal.sh"
# A thread that waits in a call must be woken to make another, and then waits anew: the counters would grow.
wakes() { cat "/proc/$pid/task/"*/status | grep ctxt_switches; cut -d' ' -f14-15 "/proc/$pid/stat"; }
is_at_rest() {
  local before
  before=$(wakes)
  sleep 0.3
  [ "$(wakes)" = "$before" ]
}
for address in people 'people?sheet=overview' settings/account; do
  open_program 80x24 "$address"
  await "q leave"
  poll_until 10 is_at_rest || fail "it does not come to rest at $address"
  before=$(wakes)
  sleep 3
  expect_same "wake-ups in three idle seconds at $address" "$before" "$(wakes)"
  press Q
  expect_end 0
  tmux kill-session
done
# What is done is kept once, some seconds later; then there is no timer any more.
open_program 80x24 people
await "q leave"
press j
await "2/10"
is_kept() { [ "$data/state/places.sqlite" -nt "$work/pid" ]; }
poll_until 10 is_kept || fail "where it is was not kept"
poll_until 10 is_at_rest || fail "it does not come to rest after it was kept"
before=$(wakes)
sleep 4
expect_same "wake-ups in four idle seconds after it was kept" "$before" "$(wakes)"
