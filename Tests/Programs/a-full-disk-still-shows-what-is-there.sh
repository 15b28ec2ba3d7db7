# On a full disk what is there is shown, what cannot be kept is said in one line, and when there is room again all is whole.
# Every write fails as on a full one. With DISK=small it is a small one that is mounted and filled; the kernel then lets some
# writes through, by which processor they come from.
if [ "${DISK:=pretended}" = small ]; then
  [ -n "${MOUNTS:-}" ] || DISK=small MOUNTS=own exec unshare --mount --map-root-user bash "$0"
fi
. "$(dirname "$0")/lib/steps.sh"
mkdir "$data"
[ $DISK = pretended ] || mount -t tmpfs -o size=4m tmpfs "$data" 2>/dev/null || DISK=pretended
python3 "$programs/lib/origin.py" "$work/port" "$work/asked" &
origin=$!
finish() {
  kill $origin ${server:-} 2>/dev/null
  [ $DISK = pretended ] || umount "$data"
  rm -rf "$work"
}
poll_until 10 test -e "$work/port" || fail "the service does not start"
service=http://127.0.0.1:$(cat "$work/port")

# edit TITLE: has a server over the data change a post; writes the status of its answer, and then what the post is.
edit() {
  "$program" --data-dir "$data" --sample-size 20 serve --port 0 >"$work/url" &
  server=$!
  poll_until 10 test -s "$work/url" || fail "the server does not start"
  stoa fetch -X PATCH --data "{\"title\":\"$1\"}" "$(cat "$work/url")/posts/3" | head -1
  stoa fetch --mode no-cache "$(cat "$work/url")/posts/3" | grep -o '"title":"[^"]*"'
  kill $server
  wait $server
  rm "$work/url"
}
fill_disk() {
  if [ $DISK = small ]; then
    # On each processor, and twice: each has a few pages of its own to give, those among them that were freed on it.
    for number in $(seq 0 $((2 * $(nproc) - 1))); do
      taskset -c $((number / 2)) dd if=/dev/zero of="$data/filling-$RANDOM-$number" bs=4k 2>/dev/null
    done
  else
    export LD_PRELOAD=$work/ends.so BELOW=$data FULL=1
  fi
}
clear_disk() {
  unset LD_PRELOAD BELOW FULL
  rm -f "$data/filling"-*
}

places=(people people/3 posts/12 settings)
show() { for place in "${places[@]}"; do stoa --sample-size 20 --print text "$place" || echo "status $?"; done; }
expect_same "an edit" "HTTP 200
\"title\":\"before\"" "$(edit before)"
wanted=$(show 2>&1)
expect_status 0 stoa fetch "$service/fresh"

fill_disk
expect_same "what is shown on a full disk" "$wanted" "$(show 2>&1)"
expect_status 0 stoa fetch "$service/fresh"
grep -q '^X-Stoa-Cache: hit' "$work/out" || fail "what is kept is not given: $(cat "$work/out")"
# What was only for reading may have left some room.
fill_disk
expect_status 0 stoa fetch "$service/fresh?new"
expect_complaint "the disk is full: new answers are not kept"
grep -q '^X-Stoa-Cache: miss' "$work/out" || fail "not answered: $(cat "$work/out")"
expect_status 1 stoa --print text people
expect_complaint "the disk is full"
# What could not be made was removed.
fill_disk
expect_same "an edit on a full disk" "HTTP 507
\"title\":\"before\"" "$(edit lost 2>/dev/null)"

clear_disk
expect_same "what is shown when there is room again" "$wanted" "$(show 2>&1)"
expect_status 0 stoa cache verify
expect_same "the examination" "clean: 2 answers whole" "$(cat "$work/out")"
expect_status 0 stoa fetch "$service/fresh?new"
expect_status 0 stoa fetch "$service/fresh?new"
grep -q '^X-Stoa-Cache: hit' "$work/out" || fail "nothing is kept any more: $(cat "$work/out")"
expect_status 0 stoa --print text people
expect_same "an edit when there is room again" "HTTP 200
\"title\":\"after\"" "$(edit after)"
