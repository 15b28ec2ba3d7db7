# --log adds the app-start event and the requests to a file; no token, and nothing of an earlier run is lost.
. "$(dirname "$0")/lib/terminal.sh"
for run in 1 2; do
  open_program 80x24 --log "$work/log" settings
  await "1/200"
  press q
  expect_end 0
  tmux kill-session
  expect_same "app-start events after run $run" "$run" "$(grep -c 'app-start' "$work/log")"
done
grep -q '^20[0-9-]*T[0-9:]*Z .*app-start.*version' "$work/log" || fail "no time or version:" "$(cat "$work/log")"
grep -q '/todos' "$work/log" || fail "the requests are not in the log:" "$(cat "$work/log")"
! grep -q ': received ' "$work/log" || fail "actions are in the log without being asked for"
open_program 80x24 --log "$work/debug" --log-level debug people
await "1/10"
press /
type_text quince
await "No person matches"
press Escape
await "1/10"
press q
expect_end 0
for words in ': received ' ': reduced ' 'effect ' 'phase list: idle'; do
  grep -qF -- "$words" "$work/debug" || fail "not in the log of --log-level debug: $words" "$(head -20 "$work/debug")"
done
! grep -q quince "$work/debug" || fail "what was typed is in the log:" "$(grep quince "$work/debug")"

tokens=$(find "$data/state" -name 'session-*' ! -name '*.account' -exec cat {} + | grep -oE '[A-Za-z0-9_.-]{16,}')
[ -n "$tokens" ] || fail "no token was found to look for"
for token in $tokens; do
  for log in "$work/log" "$work/debug"; do
    ! grep -qF -- "$token" "$log" || fail "a token is in the log:" "$(grep -F -- "$token" "$log")"
  done
done
