# --print screen shows the cells of a place at 80x24, at other sizes with --size, and no escape code.
. "$(dirname "$0")/lib/program.sh"
expect_screen() {
  local name=$1
  shift
  expect_status 0 stoa --print screen "$@"
  expect_golden "$name.screen" "$work/out"
  ! grep -q "$escape" "$work/out" || fail "an escape byte is in $name"
}
expect_screen people people
expect_screen person people/3
expect_screen overview 'people?sheet=overview'
expect_screen post posts/12
expect_screen todos settings
expect_screen account settings/account
expect_screen people-wide --size 120x40 people/3
expect_screen posts-narrow --size 45x12 posts
