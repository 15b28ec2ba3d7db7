# With --ascii, and in a locale that is not UTF-8, the program's own signs are ASCII: borders, marks, cuts.
. "$(dirname "$0")/lib/program.sh"
expect_ascii() {
  ! LC_ALL=C grep -n '[^ -~]' "$work/out" >&2 || fail "not ASCII: $1"
}
for address in settings/preferences settings/account posts/999 'posts?q=nothing+like+this'; do
  stoa --ascii --print screen "$address" >"$work/out" 2>/dev/null
  expect_ascii "$address --ascii"
  LC_ALL=C stoa --print screen "$address" >"$work/out" 2>/dev/null
  expect_ascii "$address in LC_ALL=C"
done
expect_status 0 stoa --ascii --print screen 'people?sheet=overview'
! grep -n '[┌┐└┘─│┃•✓…]' "$work/out" >&2 || fail "box drawing with --ascii"
grep -q '^+-.*-+' "$work/out" || fail "no ASCII border with --ascii"
