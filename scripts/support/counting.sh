# Sourced by scripts/test: runs steps, counts tests, remembers what failed.

passed=0 failed=0 failures=()

# step NAME COMMAND...: shows the name, runs the command, remembers when it fails.
step() {
  local name=$1 begun=$SECONDS
  shift
  echo "== $name"
  if "$@"; then
    echo "== $name: $((SECONDS - begun)) s"
  else
    failures+=("$name")
    echo "== $name: FAILED" >&2
  fi
}

# beside NAME COMMAND...: a step that runs beside the next ones, until `join` shows what it said and counts what it counted.
beside() {
  beside_log=.build/beside.log
  mkdir -p .build
  (
    passed=0 failed=0 failures=()
    step "$@"
    printf '%s\n' "$passed" "$failed" ${failures[@]+"${failures[@]}"} >"$beside_log.counts"
  ) >"$beside_log" 2>&1 &
  beside_process=$!
}

join() {
  local counts=()
  wait "$beside_process"
  cat "$beside_log"
  mapfile -t counts <"$beside_log.counts"
  passed=$((passed + counts[0])) failed=$((failed + counts[1]))
  failures+=("${counts[@]:2}")
  rm -f "$beside_log" "$beside_log.counts"
}

stop_if_failed() { [ ${#failures[@]} -eq 0 ] || finish; }

# swift_tests [ARGUMENT...]: every Swift test; the numbers come from the report that the test library writes.
swift_tests() {
  local report=.build/test-report status=0
  mkdir -p .build
  rm -f "$report"*.xml
  timeout --foreground 1100 swift test ${fast[@]+"${fast[@]}"} "${strict[@]}" "$@" --disable-xctest --enable-swift-testing --xunit-output "$report.xml" ||
    status=$?
  count_report "$report-swift-testing.xml" || count_report "$report.xml" ||
    { echo "scripts/test: the tests wrote no report" >&2 && status=1; }
  return $status
}

# release_tests: the tests of what handles raw bytes, optimised as the program is; all else is played by the release
# program itself. A package of their own spares compiling everything a third time.
release_tests() {
  local package=.build/only/release
  scripts/support/mini-package --release "$package" &&
    swift_tests -c release --package-path "$package" --scratch-path .build/release-tests
}

# example_tests: the example's own tests, and its program in a terminal. It is built in a place of its own: two packages in
# one place take each other's plans for theirs. It is built as others build theirs, with an index in which to look for tests.
example_tests() {
  local fast=()
  swift format lint --strict --configuration .swift-format --recursive Examples/Counter/{Package.swift,Sources,Tests} &&
    swift_tests --package-path Examples/Counter --scratch-path .build/counter &&
    program_test Examples/Counter/Tests/in-a-terminal.sh .build/counter/debug/counter
}

count_report() {
  local counts
  [ -s "$1" ] || return 1
  counts=$(python3 - "$1" <<'PYTHON'
import sys, xml.etree.ElementTree as tree
cases = list(tree.parse(sys.argv[1]).iter("testcase"))
bad = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
skipped = sum(1 for case in cases if case.find("skipped") is not None)
print(len(cases) - bad - skipped, bad)
PYTHON
  ) || return 1
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
}

# The release program, with warnings as errors; what the linker says of a C library's own code is not ours.
strict_release() {
  local log=.build/strict-release.log status=0
  scripts/build --strict 2>"$log" || status=$?
  cat "$log" >&2
  if grep 'warning:' "$log" | grep -v "the use of .mktemp. is dangerous"; then return 1; fi
  return $status
}

# program_test FILE BINARY [SECONDS]: one script that drives the built program, for so long at most (180 s); it counts as
# one test.
program_test() {
  local output status=0 name=${1##*/}
  if [ ! -x "$2" ]; then
    status=127 output="there is no program to run"
  else
    output=$(STOA=$2 timeout "${3:-180}" bash "$1" 2>&1 </dev/null) || status=$?
  fi
  if [ $status -eq 0 ]; then
    passed=$((passed + 1))
    echo "ok $name"
  else
    failed=$((failed + 1))
    failures+=("$name")
    printf '%s\n' "$output" "== $name: FAILED with status $status" >&2
  fi
}

# program_tests BINARY: all of them, one after another.
program_tests() {
  local program
  for program in Tests/Programs/*.sh; do program_test "$program" "$1"; done
}

# The closing lines; ends the script.
finish() {
  local name
  for name in ${failures[@]+"${failures[@]}"}; do echo "failed: $name"; done
  echo "$passed passed, $failed failed"
  [ ${#failures[@]} -eq 0 ] && [ "$passed" -gt 0 ]
  exit $?
}
