# Whichever byte of the data or of the sign-in has changed, what is shown is what was shown before, lacks rows and says so, or
# is an error in one line.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
. "$(dirname "$0")/lib/program.sh"
export STOA=$program DATA=$data WORK=$work
python3 - <<'END' || exit 1
import collections
import json
import os
import random
import shutil
import subprocess

PROGRAM, DATA, KEPT = os.environ["STOA"], os.environ["DATA"], os.environ["WORK"] + "/kept"
PLACES = ["people", "posts", "people/3", "people?sort=city", "posts?author=3", "posts/12/comments", "settings"]


def show(place):
    run = subprocess.run(
        [PROGRAM, "--data-dir", DATA, "--sample-size", "12", "--print", "json", place],
        capture_output=True, text=True, timeout=20)
    return run.returncode, run.stdout, run.stderr


def lacks_rows(wanted, found):
    """All that is there is as it was."""
    before, after = json.loads(wanted)["items"], json.loads(found)["items"]
    return len(before) == len(after) and all(new in (old, None) for old, new in zip(before, after))


def is_told(line):
    return "are damaged: they were renamed to" in line or "the file with the sign-in is damaged" in line


wanted = {place: show(place) for place in PLACES}
assert all(status == 0 and not error for status, _, error in wanted.values()), wanted
shutil.copytree(DATA, KEPT)
tally = collections.Counter()
dice = random.Random(4)
for name in ["sample-12-1.sqlite", "sessions.sqlite", "state/session-sample-12-1"]:
    path = f"{DATA}/{name}"
    # The photos, most of the data, are in no place.
    end = min(os.path.getsize(path), 80_000)
    for _ in range(20):
        shutil.rmtree(DATA)
        shutil.copytree(KEPT, DATA)
        offset = dice.randrange(end)
        with open(path, "r+b") as file:
            file.seek(offset)
            byte = file.read(1)[0]
            file.seek(offset)
            file.write(bytes([byte ^ dice.randrange(1, 256)]))
        for place in PLACES:
            status, output, complaint = show(place)
            what = f"{name}, byte {offset}, {place}: {status} {output} {complaint}"
            told = [line for line in complaint.splitlines() if is_told(line)]
            others = [line for line in complaint.splitlines() if not is_told(line)]
            if (status, output) == wanted[place][:2]:
                assert not others, what
                tally["told" if told else "same"] += 1
            elif status == 0:
                assert lacks_rows(wanted[place][1], output), what
                assert len(others) == 1 and "could not be read" in others[0], what
                tally["lacking"] += 1
            else:
                # Who is signed out by the damage is told to sign in.
                assert status == 4 and name == "sessions.sqlite" and told or status == 1 and path in complaint, what
                assert not output and len(others) == 1, what
                tally["refused"] += 1
assert min(tally[kind] for kind in ("same", "told", "lacking", "refused")) > 0, tally
END
