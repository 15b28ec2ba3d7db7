# Sourced first by every script here: the program in a fresh data directory, and what to say when it is wrong.
# $STOA is the built program. STOA_TEST_ACCEPT=1 rewrites golden files instead of comparing.
set -uo pipefail
export LC_ALL=C.UTF-8
unset STOA_BACKEND STOA_DATA_DIR STOA_COLOR STOA_THEME STOA_LANG STOA_LOG STOA_TOKEN NO_COLOR ESCDELAY SSH_CONNECTION
unset SSH_TTY TMUX STY

: "${STOA:?must name the built program}"
program=$(readlink -f "$STOA")
programs=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
data=$work/data
escape=$'\e'

finish() { rm -rf "$work"; }
trap finish EXIT

# fail LINE...: says what is wrong, and ends the script.
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The tabs that the scripts go through, whatever others the program has.
tabs=(--tabs people,posts,settings)

# stoa ARGUMENT...: the program on this script's own data.
stoa() { "$program" --data-dir "$data" "${tabs[@]}" "$@"; }

# expect_same WHAT WANTED FOUND: two texts are equal to the byte.
expect_same() {
  [ "$2" = "$3" ] && return
  diff <(printf '%s\n' "$2") <(printf '%s\n' "$3") >&2
  fail "not as expected (< expected, > found): $1"
}

# expect_status N COMMAND...: it ends with that status; what it wrote is then in $work/out and $work/err.
expect_status() {
  local wanted=$1 found=0
  shift
  "$@" >"$work/out" 2>"$work/err" </dev/null || found=$?
  [ "$found" -eq "$wanted" ] ||
    fail "status $found instead of $wanted: $*" "$(head -c 2000 "$work/out")" "$(head -c 2000 "$work/err")"
}

# expect_complaint TEXT: the last command said one line on standard error, with this text in it, and no more.
expect_complaint() {
  expect_same "one line on standard error with '$1': $(cat "$work/err")" 1 "$(wc -l <"$work/err")"
  grep -qF -- "$1" "$work/err" || fail "'$1' is not in: $(cat "$work/err")"
}

# expect_golden NAME FILE: the file is the golden one of that name, to the byte.
expect_golden() {
  local golden=$programs/Golden/$1
  [ -z "${STOA_TEST_ACCEPT:-}" ] || cp "$2" "$golden"
  diff "$golden" "$2" >&2 || fail "not as expected (< golden, > found): $1"
}

# poll_until SECONDS COMMAND...: runs the command again and again until it succeeds; fails when the time is up.
poll_until() {
  local limit=$((SECONDS + $1))
  shift
  until "$@"; do
    [ $SECONDS -lt $limit ] || return 1
    sleep 0.02
  done
}

# start_origin: a service whose answers may be kept; $service is its address, $origin its process.
start_origin() {
  python3 "$programs/lib/origin.py" "$work/port" "$work/asked" &
  origin=$!
  finish() {
    kill $origin 2>/dev/null
    rm -rf "$work"
  }
  poll_until 10 test -e "$work/port" || fail "the service does not start"
  service=http://127.0.0.1:$(cat "$work/port")
}
