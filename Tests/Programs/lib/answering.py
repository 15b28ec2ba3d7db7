"""A terminal of 80x24 that is asked where its cursor stands: answering.py HABIT COMMAND...

HABIT: wide (every character of a text is two columns; its colours are xterm's on white), narrow (it
has 19 columns), silent, chatty (silent, but somebody types all the time), interrupt (^c instead of an answer), terminate (the
command gets TERM instead), or gone (the terminal is closed). Prints what the command wrote, then how it ended and
whether the modes of the line are as before.
"""
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios

SHADES = [b"00/00/00", b"cd/00/00", b"00/cd/00", b"cd/cd/00", b"00/00/ee", b"cd/00/cd", b"00/cd/cd", b"e5/e5/e5"]
habit, command = sys.argv[1], sys.argv[2:]
master, slave = os.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 19 if habit == "narrow" else 80, 0, 0))
before = termios.tcgetattr(slave)


def adopt():
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, preexec_fn=adopt)
if habit == "gone":
    os.close(slave)
output, answered, colored = b"", 0, 0
while True:
    # The slave is open here as well, so the end of the command is no end of the file.
    if not select.select([master], [], [], 0.05)[0]:
        if process.poll() is not None:
            break
        if habit == "chatty" and output:
            os.write(master, b"j")
        continue
    try:
        output += os.read(master, 65536)
    except OSError:
        break
    questions = re.findall(rb"\x1b\[K([^\x1b\r]*)\x1b\[6n", output)
    for question in questions[answered:]:
        answered += 1
        if habit == "wide":
            os.write(master, b"\x1b[7;%dR" % (1 + 2 * len(question.decode())))
        elif habit == "interrupt" and answered == 1:
            os.write(master, b"\x03")
        elif habit == "terminate" and answered == 1:
            process.send_signal(signal.SIGTERM)
    # Its shades are xterm's own on white.
    questions = re.findall(rb"\x1b\](11|4;[0-7]);\?\x1b\\|\x1b\[(c)", output) if habit == "wide" else []
    for color, attributes in questions[colored:]:
        colored += 1
        shade = b"ff/ff/ff" if color == b"11" else SHADES[int(color[2:] or 0)] if color else b""
        os.write(master, b"\x1b[?62;22c" if attributes else b"\x1b]%s;rgb:%s\x1b\\" % (color, shade))
    if habit == "gone" and answered:
        break
if habit == "gone":
    os.close(master)
    print(f"ended {process.wait(timeout=10)}")
else:
    sys.stdout.write(output.decode(errors="replace").replace("\r\n", "\n"))
    print(f"\nended {process.wait(timeout=10)}")
    print("modes as before" if termios.tcgetattr(slave) == before else "modes changed")
