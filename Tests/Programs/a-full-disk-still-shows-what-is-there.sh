# On a full disk what is there is shown, what cannot be kept is said in one line, and when there is room again all is whole.
# The disk is a small one where one can be mounted; else every write fails as on a full one.
if [ -z "${DISK:-}" ]; then
  export DISK=pretended
  ! unshare --mount --map-root-user true 2>/dev/null || DISK=small exec unshare --mount --map-root-user bash "$0"
fi
. "$(dirname "$0")/lib/steps.sh"
mkdir "$data"
[ $DISK = pretended ] || mount -t tmpfs -o size=4m tmpfs "$data" 2>/dev/null || DISK=pretended
python3 "$programs/lib/origin.py" "$work/port" "$work/asked" &
origin=$!
finish() {
  kill $origin 2>/dev/null
  [ $DISK = pretended ] || umount "$data"
  rm -rf "$work"
}
poll_until 10 test -e "$work/port" || fail "the service does not start"
service=http://127.0.0.1:$(cat "$work/port")

fill_disk() {
  if [ $DISK = small ]; then
    dd if=/dev/zero of="$data/filling" bs=4k 2>/dev/null
  else
    export LD_PRELOAD=$work/ends.so BELOW=$data FULL=1
  fi
}
clear_disk() {
  unset LD_PRELOAD BELOW FULL
  rm -f "$data/filling"
}

places=(people people/3 posts/12 settings)
show() { for place in "${places[@]}"; do stoa --sample-size 20 --print text "$place" || echo "status $?"; done; }
wanted=$(show 2>&1)
expect_status 0 stoa fetch "$service/fresh"

fill_disk
expect_same "what is shown on a full disk" "$wanted" "$(show 2>&1)"
expect_status 0 stoa fetch "$service/fresh"
grep -q '^X-Stoa-Cache: hit' "$work/out" || fail "what is kept is not given: $(cat "$work/out")"
expect_status 0 stoa fetch "$service/fresh?new"
expect_complaint "the disk is full: new answers are not kept"
grep -q '^X-Stoa-Cache: miss' "$work/out" || fail "not answered: $(cat "$work/out")"
expect_status 1 stoa --print text people
expect_complaint "the disk is full"

clear_disk
expect_same "what is shown when there is room again" "$wanted" "$(show 2>&1)"
expect_status 0 stoa cache verify
expect_same "the examination" "clean: 1 answer whole" "$(cat "$work/out")"
expect_status 0 stoa fetch "$service/fresh?new"
expect_status 0 stoa fetch "$service/fresh?new"
grep -q '^X-Stoa-Cache: hit' "$work/out" || fail "nothing is kept any more: $(cat "$work/out")"
expect_status 0 stoa --print text people
