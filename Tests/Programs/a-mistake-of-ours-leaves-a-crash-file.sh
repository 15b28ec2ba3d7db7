# A trap, an abort, a bad pointer and a stack without end, in a reducer, in an effect and in drawing: the terminal is given
# back, and a file tells what was said, where it happened, and the last keys, but not what was typed into a text.
. "$(dirname "$0")/lib/program.sh"
export STOA=$program DATA=$work/data WORK=$work PYTHONPATH=$programs/lib PYTHONDONTWRITEBYTECODE=1
XDG_DATA_HOME=$DATA "$program" --print text people >"$work/people" || fail "the sample cannot be made"
python3 - <<'END' || exit 1
import os
import re
import signal
import time

from held import Held, run_all

F9, ESCAPE = "\x1b[20~", "\x1b[27u"
# The processor's own trap is ILL on some machines and TRAP on others.
TRAP = (-signal.SIGILL, -signal.SIGTRAP)
KINDS = {
    "nil": (TRAP, ""), "index": (TRAP, ""),
    "fatal": (TRAP, "Fatal error: a mistake was asked for"), "abort": ((-signal.SIGABRT,), ""),
    "pointer": ((-signal.SIGSEGV,), ""), "stack": ((-signal.SIGSEGV,), ""),
}


def case(place, kind):
    statuses, said = KINDS[kind]

    def run(directory):
        held = Held("people", "--fault", f"{place}-{kind}", directory=directory)
        try:
            held.shows("1/10")
            held.type(f":hush{ESCAPE}/z\x1b[200~quiet\x1b[201~{ESCAPE}{F9}")
            held.ends()
            assert held.status in statuses, f"status {held.status}"
            held.expect_as_found()
            thread = "another thread than that of the screen" if place == "effect" else "the thread of the screen"
            text = held.expect_crash_file(
                "stoa ", ", TERM=xterm-256color, with the embedded back end\n", thread, said, "  PROGRAM 0x")
            # Keys that come all at once may have been pasted, and then the commands among them are not told either.
            keys = r"\n  [:•] • • • • Esc [/•] • paste Esc F9\n"
            assert re.search(keys, text), f"not the keys that were pressed:\n{text}"
            assert not any(word in text for word in ("hush", "quiet")), f"it tells what was typed:\n{text}"
            assert said in held.screen_after(), f"the screen does not say it: {held.screen_after()!r}"
        finally:
            held.close()
    return f"{kind} in {place}", run


def half_a_frame(directory):
    """Nobody reads until the program is stuck in its first frame."""
    held = Held("people", columns=220, rows=60, directory=directory, reads=False)
    try:
        held.wait(lambda: is_stuck(held.process.pid), "a frame that does not fit")
        held.reads = True
        held.send("SEGV")
        held.ends()
        assert held.status == -signal.SIGSEGV, f"status {held.status}"
        held.expect_as_found()
        held.expect_crash_file("(SIGSEGV)")
    finally:
        held.close()


def is_stuck(pid):
    """The terminal is raw, so the frame is on its way, and the program sleeps."""
    return open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[0] == "S" and ticks(pid) == ticks(pid, 0.3)


def ticks(pid, seconds=0):
    time.sleep(seconds)
    return open(f"/proc/{pid}/schedstat").read()


def twice_in_a_row(directory):
    held = Held("people", directory=directory)
    try:
        held.shows("1/10")
        for name in "SEGV", "SEGV", "ABRT", "TERM":
            if held.process.poll() is None:
                held.send(name)
        held.ends()
        # Signals that are sent at once may arrive in any order.
        assert held.status in (-signal.SIGSEGV, -signal.SIGABRT), f"status {held.status}"
        held.expect_as_found()
        held.expect_crash_file(f"({signal.Signals(-held.status).name})")
    finally:
        held.close()


def ten_are_kept(directory):
    for count in range(12):
        held = Held("people", directory=directory)
        try:
            held.shows("1/10")
            held.send("ABRT")
            held.ends()
            held.expect_as_found()
        finally:
            held.close()
    files = held.crash_files()
    assert len(files) == 10, f"{len(files)} files"
    by_age = [file[-5] for file in sorted(files, key=os.path.getmtime)]
    assert by_age == list("2345678901"), f"by age: {by_age}"


cases = [case(place, kind) for place in ("reducer", "effect", "drawing") for kind in KINDS]
run_all(cases + [(one.__name__, one) for one in (half_a_frame, twice_in_a_row, ten_are_kept)])
END
