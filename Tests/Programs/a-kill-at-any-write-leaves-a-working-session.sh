# Ended at any of the writes of a first run, or of a sign-in, the program starts and shows what it would have shown.
. "$(dirname "$0")/lib/steps.sh"
python3 - <<'END' || exit 1
import os
import shutil

from steps import DATA, WORK, ended_at_each_step, start_over, stoa

SAMPLE = ["--sample-size", "3"]
TODOS = ["--print", "text", *SAMPLE, "settings"]


def shown():
    status, output, error = stoa(*TODOS)
    assert status == 0 and not error, f"{status} {error}"
    return output


wanted = shown()
assert wanted.count("\n") == 3, wanted


def check(is_done):
    assert shown() == wanted, "other to-dos"
    left = [name for name in os.listdir(DATA) if name.endswith("-journal")]
    assert not left, f"left behind: {left}"


kills = ended_at_each_step("none", TODOS, check)
# The data are there, and nobody is signed in yet.
for missing in ["state"], ["sessions.sqlite", "state"]:
    start_over("none")
    shown()
    for name in missing:
        path = f"{DATA}/{name}"
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    kept = f"{WORK}/without-{missing[0]}-{len(missing)}"
    shutil.copytree(DATA, kept)
    kills += ended_at_each_step(kept, TODOS, check)
assert kills >= 150, f"only {kills} kills"
END
