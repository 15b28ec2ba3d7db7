# Nine signals, at four moments each: the modes of line and screen are as before, the status tells the signal, and a file
# is left where the signal is that of a crash, and nowhere else.
. "$(dirname "$0")/lib/program.sh"
. "$(dirname "$0")/lib/silence.sh"
python3 - <<'END' || exit 1
import os
import signal

from held import Held, run_all

SIGNALS = "HUP INT QUIT TERM SEGV BUS ILL FPE ABRT".split()
CRASHES = "QUIT SEGV BUS ILL FPE ABRT".split()
QUIET = ["--no-mouse"]


def idle(directory):
    held = Held("people", *QUIET, directory=directory)
    held.shows("1/10")
    return held


def loading(directory):
    held = Held("people", *QUIET, "--backend", f"http://127.0.0.1:{os.environ['PORT']}", directory=directory)
    held.shows("oading")
    return held


def sheet_open(directory):
    held = idle(directory)
    held.answers("i", "┌")
    return held


def mouse_on(directory):
    held = Held("people", directory=directory)
    held.shows("1/10", "\x1b[?1006h")
    return held


def case(moment, name):
    def run(directory):
        held = moment(directory)
        try:
            held.send(name)
            held.ends(again="INT" if name == "INT" else None)
            wanted = -getattr(signal, "SIG" + name)
            assert held.status == wanted, f"status {held.status}"
            held.expect_as_found()
            if name in CRASHES:
                held.expect_crash_file(f"(SIG{name}) in ")
            else:
                assert not held.crash_files(), "a crash file"
                assert held.screen_after() == "", f"on the screen: {held.screen_after()!r}"
        finally:
            held.close()
    return f"{name} while {moment.__name__}", run


run_all([case(moment, name) for moment in (idle, loading, sheet_open, mouse_on) for name in SIGNALS])
END
