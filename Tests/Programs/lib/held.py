"""A program on a terminal of the kernel's that this process holds: what it writes, how it ends, and what it leaves."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

PROGRAM = os.environ["STOA"]
PATIENCE = 10
SEQUENCE = re.compile("\x1b\\[[0-9;?]*[a-z]")
MODE = re.compile(rb"\x1b(?:\[\?([0-9;]+)([hl])|([=>]))")


class Held:
    def __init__(self, *arguments, directory, columns=80, rows=24, before=None, reads=True):
        """`directory` has the files of this run, but for the data, which $DATA names."""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.slave, self.output, self.status, self.reads = slave, b"", None, reads
        self.modes = termios.tcgetattr(slave)
        self.directory = directory
        environment = dict(os.environ, TERM="xterm-256color", HOME=directory, XDG_DATA_HOME=os.environ["DATA"])
        for name in "CONFIG", "CACHE", "STATE":
            environment[f"XDG_{name}_HOME"] = f"{directory}/{name.lower()}"

        def take_terminal():
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            if before:
                before()

        self.process = subprocess.Popen(
            [PROGRAM, *arguments], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=take_terminal, env=environment)

    def read(self, seconds=0.02):
        """Takes what comes within that time; false when nothing does."""
        if not self.reads or not select.select([self.master], [], [], seconds)[0]:
            return False
        self.output += os.read(self.master, 65536)
        return True

    def wait(self, condition, what):
        limit = time.monotonic() + PATIENCE
        while not condition():
            if not self.read() and not self.reads:
                time.sleep(0.02)
            if time.monotonic() > limit:
                raise AssertionError(f"{what} did not come; the last of the output: {self.output[-300:]!r}")

    def shows(self, *texts):
        """Waits until each of the texts has been written."""
        for text in texts:
            self.wait(lambda: text.encode() in self.output, repr(text))

    def answers(self, keys, text="\x1b[?2026l"):
        """Types, and waits until the text has been written after that: else whatever ends a frame."""
        start = len(self.output)
        self.type(keys)
        self.wait(lambda: text.encode() in self.output[start:], f"{text!r} after {keys!r}")

    def type(self, keys):
        os.write(self.master, keys.encode())

    def send(self, name):
        self.process.send_signal(getattr(signal, "SIG" + name))

    def ends(self, *, again=None):
        """Waits for the end, and takes the status: negative for a signal. `again` names a signal to repeat."""
        asked = time.monotonic()

        def is_over():
            nonlocal asked
            if again and time.monotonic() > asked + 0.2 and self.process.poll() is None:
                asked = time.monotonic()
                self.send(again)
            return self.process.poll() is not None

        self.wait(is_over, "the end")
        self.status = self.process.returncode
        while self.read(0):
            pass

    def expect_as_found(self):
        """The modes of the line are those of before, and so are those of the screen."""
        assert termios.tcgetattr(self.slave) == self.modes, "stty -g is not what it was"
        modes = {"25": "h", "keypad": ">"}
        wanted = dict(modes)
        for numbers, state, keypad in MODE.findall(self.output):
            if keypad:
                modes["keypad"] = keypad.decode()
            for number in numbers.decode().split(";") if numbers else []:
                modes[number] = state.decode()
        left = {name: state for name, state in modes.items() if state != wanted.get(name, "l")}
        assert not left, f"modes of the terminal that are not as before: {left}"
        assert "1049" in modes, "the program has had no screen of its own"

    def screen_after(self):
        """What was written when the screen was given back."""
        return SEQUENCE.sub("", self.output.rpartition(b"\x1b[?1049l")[2].decode(errors="replace"))

    def crash_files(self):
        folder = f"{self.directory}/state/stoa/crashes"
        return [f"{folder}/{name}" for name in sorted(os.listdir(folder))] if os.path.isdir(folder) else []

    def expect_crash_file(self, *texts):
        """There is one, for its owner alone, of which the screen tells; the text of it."""
        (path,) = self.crash_files()
        assert os.stat(path).st_mode & 0o7777 == 0o600, f"{path} is not private"
        assert os.stat(os.path.dirname(path)).st_mode & 0o7777 == 0o700, "the directory is not private"
        line = [line for line in self.screen_after().splitlines() if path in line]
        assert len(line) == 1, f"no line tells of {path}: {self.screen_after()!r}"
        text = open(path).read()
        for wanted in texts:
            assert wanted in text, f"{wanted!r} is not in {path}:\n{text}"
        return text

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


def run_all(cases, threads=6):
    """Runs (name, function) pairs, several at a time; what is wrong with each is said, and then the script ends with 1."""
    import concurrent.futures
    import sys
    import tempfile

    def run(case):
        name, function = case
        try:
            function(tempfile.mkdtemp(dir=os.environ["WORK"]))
        except Exception as error:
            return f"{name}: {error!r}"

    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        wrong = [text for text in pool.map(run, cases) if text]
    if wrong:
        sys.exit("\n".join(wrong))
