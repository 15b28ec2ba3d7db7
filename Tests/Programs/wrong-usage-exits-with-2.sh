# A wrong word is refused in one line that names it and suggests the nearest right one.
. "$(dirname "$0")/lib/program.sh"
expect_usage_error() {
  local message=$1
  shift
  expect_status 2 stoa "$@"
  expect_complaint "$message"
  expect_same "nothing is printed for: $*" "" "$(cat "$work/out")"
}
expect_usage_error "did you mean --print?" --pritn text
expect_usage_error "did you mean --sample-size?" --samplesize 5
expect_usage_error "see stoa --help" --zzzzzz
expect_usage_error "text, json" --print yaml
expect_usage_error "the value is missing" --print
expect_usage_error "--ascii takes no value" --ascii=yes
expect_usage_error "1 to" --sample-size 0
expect_usage_error "80x24" --size 80
expect_usage_error "'embedded'" --backend ftp://example.org
expect_usage_error "there is no tab 'peple'; try people, posts" --tab peple
expect_usage_error "--tabs takes names of tabs" --tabs people,peple
expect_usage_error "--tabs takes names of tabs" --tabs people,people
expect_usage_error "there is no place 'posts'" --tabs people posts
expect_usage_error "one address at a time" people posts
expect_usage_error "takes one LINK" links explain
expect_usage_error "is missing or empty" --backend http://127.0.0.1:1 --token-file /nowhere/token
expect_usage_error "cannot be written" --log /dev/null/log people
[ ! -e "$data" ] || fail "wrong usage has made files"
