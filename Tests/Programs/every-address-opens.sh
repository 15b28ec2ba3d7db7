# Each address of the program opens, with and without its scheme; the screen is under a title line and has no failure.
. "$(dirname "$0")/lib/program.sh"
while read -r address text; do
  for link in "$address" "stoa://$address"; do
    expect_status 0 stoa --print screen "$link"
    grep -qF -- "$text" "$work/out" || fail "'$text' is not on the screen of $link:" "$(cat "$work/out")"
    expect_same "failures on the screen of $link" 0 "$(grep -c 'R tries again' "$work/out")"
  done
  stoa links explain "$address" | grep -qxF "leads to stoa://$address" || fail "$address does not lead to itself"
done <<'ADDRESSES'
people 10 people
people/3 Inês Carvalho
people?q=ann&sort=city No person matches "ann"
people?sheet=overview Most active city
people/3/posts 10
posts 100 posts
posts/12 Comments
posts/12/comments 1/5
posts?author=3 10 posts
posts?sheet=highlights Highlights
settings 111 remaining
settings/todos?assignee=3 12 completed
settings/todos/7 of Zoë Lindqvist
settings?sheet=digest 89/200
settings/preferences Theme
settings/account Signed in as
ADDRESSES

# Whatever tabs there are: the first address of each has a screen, its rows, and JSON.
for address in $("$program" links list | sed 's/[? ].*//' | grep -v / | sort -u); do
  for form in screen text json; do
    expect_status 0 "$program" --data-dir "$data" --print $form "$address"
    [ -s "$work/out" ] || fail "--print $form $address prints nothing"
  done
done
