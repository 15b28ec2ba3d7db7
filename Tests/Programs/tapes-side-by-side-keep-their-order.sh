# Tapes that are played at once are reported in their order, and a signal that ends them leaves nothing behind.
. "$(dirname "$0")/lib/terminal.sh"
export TMPDIR=$work/temporary
mkdir "$TMPDIR"
cd "$work" || exit 1
# The first is the one that takes longest.
printf 'Down 200\nUp 200\nExpect /People/\n' >slow.tape
printf 'Tpye "a"\n' >wrong.tape
printf 'Down\nExpect /nowhere to be seen/\n' >failing.tape
printf 'Type "2"\nExpect /Posts/\n' >quick.tape

for jobs in 1 2; do
  expect_status 1 "$program" --replay slow.tape wrong.tape failing.tape missing.tape quick.tape --jobs $jobs
  expect_same "what $jobs at once say" "slow.tape: passed, 3 commands
failing.tape:2:1: Expect /nowhere to be seen/ failed: the screen shows no match
quick.tape: passed, 2 commands
2 passed, 1 failed, 2 not played" "$(grep -E 'tape:|played' out)"
  expect_same "what $jobs at once complain of" "stoa: wrong.tape:1:1: there is no command 'Tpye'; did you mean 'Type'?
stoa: missing.tape:1:1: there is no file 'missing.tape'" "$(cat err)"
  expect_status 2 "$program" --replay quick.tape wrong.tape --jobs $jobs
  expect_status 0 "$program" --replay quick.tape slow.tape --jobs $jobs
done
expect_same "what is left of the replays" "" "$(ls "$TMPDIR")"

# Where the system has no room for a second process, the order is the same, and nobody is waited for in vain.
for files in {6..12}; do
  (ulimit -n "$files" && timeout 60 "$program" --replay quick.tape slow.tape failing.tape --jobs 2) >both 2>&1
  expect_same "the order with $files files" "quick slow failing" \
    "$(grep -oE "^(stoa: ')?(quick|slow|failing).tape" both | grep -oE '[a-z]+\.' | tr -d '.' | paste -sd ' ')"
done
rm -rf "${TMPDIR:?}"/*

# A service that never answers holds each of them until the signal comes.
start_service silent.py
has_directories() { [ "$(find "$TMPDIR" -mindepth 1 -maxdepth 1 | wc -l)" -eq "$1" ]; }
for jobs in 1 2; do
  "$program" --replay quick.tape slow.tape --jobs $jobs --backend "http://127.0.0.1:$port" >out 2>err &
  replay=$!
  poll_until $patience has_directories $jobs || fail "$jobs at once were not begun" "$(cat err)"
  kill -TERM $replay
  status=0
  wait $replay || status=$?
  expect_same "the status of a replay ended by TERM" 143 $status
  expect_same "what is left after TERM" "" "$(ls "$TMPDIR")"
done

# A file that would be waited for is not written to.
mkfifo pipe.txt
printf 'Output pipe.txt\nDown\n' >piped.tape
expect_status 1 "$program" --replay piped.tape
expect_complaint "piped.tape:1:1: 'pipe.txt' cannot be written: it is no ordinary file"

# Who still types the tape may end it as any command that reads.
mkfifo tape
"$program" --replay - <tape >out 2>err &
replay=$!
exec 3>tape
waits_for_tape() { [ "$(readlink /proc/$replay/exe)" = "$program" ] && grep -q '^State:.S' /proc/$replay/status; }
poll_until $patience waits_for_tape || fail "the tape was not read" "$(cat err)"
kill -TERM $replay
poll_until $patience bash -c "! kill -0 $replay" 2>/dev/null || { kill -KILL $replay && fail "TERM does not end the reading"; }
status=0
wait $replay || status=$?
expect_same "the status of a reading ended by TERM" 143 $status
