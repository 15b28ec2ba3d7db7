# Preferences that are changed in one go are kept to the last, however the program is then left; no draft stays behind.
. "$(dirname "$0")/lib/program.sh"
export STOA=$program DATA=$work/data WORK=$work PYTHONPATH=$programs/lib PYTHONDONTWRITEBYTECODE=1
XDG_DATA_HOME=$DATA "$program" --print text people >"$work/people" || fail "the sample cannot be made"
python3 - <<'END' || exit 1
import os
import signal

from held import Held, run_all


def expect_kept(directory):
    folder = f"{directory}/config/stoa"
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    assert names == ["preferences"], f"in the directory: {names}"
    with open(f"{folder}/preferences") as file:
        kept = file.read()
    assert kept == "theme = contrast\nmotion = off\n", f"kept is {kept!r}"


def opened(directory):
    held = Held("settings/preferences", "--no-mouse", directory=directory)
    held.shows("Motion", "default")
    return held


def quit(directory):
    held = opened(directory)
    try:
        held.type("\rj\rQ")
        held.ends()
        assert held.status == 0, f"status {held.status}"
        expect_kept(directory)
    finally:
        held.close()


def ended_by(name):
    def run(directory):
        held = opened(directory)
        try:
            held.type("\rj\r")
            held.shows("contras", "off")
            held.send(name)
            held.ends()
            assert held.status == -getattr(signal, "SIG" + name), f"status {held.status}"
            expect_kept(directory)
        finally:
            held.close()
    return run


run_all(
    [(f"leaving, run {number}", quit) for number in range(10)]
    + [(f"{name}, run {number}", ended_by(name)) for name in ("TERM", "HUP") for number in range(5)])
END
