# When the terminal is closed the program is gone within two seconds, idle or waiting for a service, also where SIGHUP is
# ignored, and however often it comes; it does not spin meanwhile, and what it keeps is kept.
. "$(dirname "$0")/lib/program.sh"
. "$(dirname "$0")/lib/silence.sh"
python3 - <<'END' || exit 1
import os
import signal
import time

from held import Held, run_all


def ignore():
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


def seconds_of_cpu(held):
    fields = open(f"/proc/{held.process.pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def case(is_ignored, is_loading):
    def run(directory):
        backend = ["--backend", f"http://127.0.0.1:{os.environ['PORT']}"] if is_loading else []
        held = Held("people", *backend, directory=directory, before=ignore if is_ignored else None)
        if is_loading:
            held.shows("oading")
        else:
            held.shows("1/10")
            held.answers(":posts\r", "1/100")
        before = seconds_of_cpu(held)
        os.close(held.master)
        limit, used = time.monotonic() + 2, before
        while held.process.poll() is None:
            # A shell sends HUP beside the kernel, while the program still saves.
            held.send("HUP")
            used = seconds_of_cpu(held)
            assert time.monotonic() < limit, "it outlives its terminal"
            time.sleep(0.001)
        status = held.process.returncode
        assert status == (129 if is_ignored else -signal.SIGHUP), f"status {status}"
        assert used - before <= 0.1, f"{used - before} s of the processor"
        assert not held.crash_files(), "a crash file"
        if not is_loading:
            kept = open(f"{directory}/state/stoa/address-history").read()
            assert "posts" in kept, f"the history of addresses: {kept!r}"
    return f"SIGHUP {'ignored' if is_ignored else 'as usual'}, {'loading' if is_loading else 'idle'}", run


run_all([case(is_ignored, is_loading) for is_ignored in (False, True) for is_loading in (False, True)])
END
