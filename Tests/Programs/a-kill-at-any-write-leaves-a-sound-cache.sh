# Ended at any of the writes of the cache, the program starts, the cache is clean, and what was kept before is there.
. "$(dirname "$0")/lib/steps.sh"
python3 "$programs/lib/origin.py" "$work/port" "$work/asked" &
origin=$!
finish() {
  kill $origin 2>/dev/null
  rm -rf "$work"
}
poll_until 10 test -e "$work/port" || fail "the service does not start"
SERVICE=http://127.0.0.1:$(cat "$work/port") python3 - <<'END' || exit 1
import os
import shutil

from steps import DATA, WORK, ended_at_each_step, stoa

SERVICE = os.environ["SERVICE"]


def fetch(path, *words):
    status, output, error = stoa("fetch", *words, SERVICE + path)
    assert status == 0, f"{path}: {status} {error}"
    return output


def checked(kept, new, removes=False):
    """Each answer of `kept` is there as it was, unless the command may have removed it; `new` is whole or not there."""
    def check(is_done):
        status, output, error = stoa("cache", "verify")
        assert status == 0 and output.startswith(("clean", "nothing")) and not error, f"{status} {output} {error}"
        for path in kept + new:
            answer = fetch(path, "--mode", "only-if-cached")
            is_there = "HTTP 200" in answer
            if is_there:
                assert answer.endswith("\n\nkept\n"), answer
            assert is_there or path in new and not is_done or removes, f"{path} is lost"
            assert not (is_there and removes and is_done), f"{path} is still there"
    return check


kills = ended_at_each_step("none", ["fetch", SERVICE + "/fresh"], checked([], ["/fresh"]))
kept = [f"/fresh?{number}" for number in range(2)]
for path in kept:
    fetch(path)
fetch("/tagged")
shutil.copytree(DATA, f"{WORK}/kept")
for arguments, check in [
    (["fetch", SERVICE + "/fresh?new"], checked(kept, ["/fresh?new"])),
    (["fetch", SERVICE + "/tagged"], checked(kept, [])),
    (["fetch", "-X", "PUT", "--data", "x", SERVICE + "/fresh?0"], checked(kept[1:], [])),
    (["cache", "purge"], checked(kept, [], removes=True)),
]:
    kills += ended_at_each_step(f"{WORK}/kept", arguments, check)
    assert "HTTP 200" in fetch("/fresh?after")
assert kills >= 100, f"only {kills} kills"
END
