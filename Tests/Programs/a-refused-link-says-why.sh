# Each refusal has its own reason, in one line, with status 2: when the link is explained and when it is opened.
. "$(dirname "$0")/lib/program.sh"
expect_refusal() {
  expect_status 2 stoa links explain "$3"
  expect_complaint "refused ($1): "
  expect_complaint "$2"
  expect_status 2 stoa --print screen "$3"
  expect_complaint "$2"
  expect_same "output of a refused link" "" "$(cat "$work/out")"
}
expect_refusal scheme "'http'" http://people/3
expect_refusal parameters "'id' is 'three'" stoa://people/three
expect_refusal "user info" "'user'" stoa://user@people/3
expect_refusal port "':80'" stoa://people:80/3
expect_refusal port "':80'" people:80/3
expect_refusal place "'nowhere'" stoa://nowhere
expect_refusal length "9000 bytes" "$(printf 'p%.0s' {1..9000})"
expect_refusal encoding "'%zz'" stoa://people/%zz
expect_refusal pattern "'people/3/nothing'" people/3/nothing
expect_refusal parameters "'color'" 'people?color=red'
expect_refusal parameters "'q' is given twice" 'people?q=a&q=b'
expect_refusal parameters "'id' is '0'" people/0
# What a link carries is shown, and never obeyed.
expect_refusal encoding "control character" "nowhere${escape}]0;title"
! grep -q "$escape" "$work/err" || fail "an escape byte of the link is on standard error"
[ ! -e "$data" ] || fail "a refused link has made files"
