# Entries with broken text, missing fields or of the wrong kind: the others are there, each in its place, and nothing falls over.
. "$(dirname "$0")/lib/terminal.sh"
start_service broken.py
rest=(--backend "http://127.0.0.1:$port")
expect_status 0 stoa "${rest[@]}" --print text people
expect_complaint "6 of 15 entries could not be read"
expect_same "the people as text" "$(
  unread=$(printf '%.0s(could not be read)\n' 1 2 3 4 5 6)
  printf 'Z\u0301\u0301\u0301\u0301algo\n◌\u0301first\nCle\u0301ment / Clément\nabcd\u202fe\nשלום �abc� �gpj.exe�\n\nA��(�B�����\nuser8\n%s\n' "$unread"
  echo "the last one"
)" "$(sed -E 's/^[0-9]+\t//; s/\tuser.*//' "$work/out")"
expect_status 0 stoa "${rest[@]}" --print json people
python3 - "$work/out" <<'PYTHON' || fail "the JSON is not as expected"
import json, sys
items = json.load(open(sys.argv[1], encoding="utf-8"))["items"]
assert len(items) == 15 and items.count(None) == 6, items
assert items[0]["name"] == "Z" + "\u0301" * 12 + "algo", "the model keeps the whole text"
assert items[6]["name"] == "A��(�B�����", items[6]
PYTHON
expect_status 0 stoa "${rest[@]}" --print text posts/3
grep -q '^body: A��(�B�����$' "$work/out" || fail "bad bytes:" "$(cat "$work/out")"
# More than is taken at once is said, and less is shown.
expect_status 1 stoa "${rest[@]}" --print text posts/2
expect_complaint "sent more than this program takes at once"
expect_status 0 stoa "${rest[@]}" --print text posts/4
expect_same "characters of a long body" 5000000 "$(sed -n 's/^body: //p' "$work/out" | tr -d '\n' | wc -c)"

open_program 80x24 "${rest[@]}" people
await "1/15"
for n in $(seq 2 15); do press j; done
await "15/15" "the last one"
press g
await "1/15"
for n in $(seq 2 7); do press j; done
await "7/15"
press Enter
await "Username" "A��(�B"
press Escape
await "7/15"
press : && type_text "posts/2" && press Enter
await "sent more than this program takes at once"
press : && type_text "posts/4" && press Enter
await "Title 4" "word word"
press Q
expect_end 0
