# The program draws on a terminal what --print screen prints, at wide, usual and small sizes.
. "$(dirname "$0")/lib/terminal.sh"
expect_printed_screen() {
  same_as_printed() { [ "$(screen)" = "$(cat "$work/out")" ]; }
  poll_until $patience same_as_printed || expect_same "$2 at $1" "$(cat "$work/out")" "$(screen)"
}
for size in 80x24 120x40 45x12; do
  # Places whose characters tmux and Stoa measure alike.
  for address in people/3 'posts?author=3' settings/preferences 'people?sheet=overview'; do
    expect_status 0 stoa --print screen --size $size "$address"
    open_program $size "$address"
    expect_printed_screen $size "$address"
    press Q
    expect_end 0
    tmux kill-session
  done
done
