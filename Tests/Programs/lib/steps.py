"""Ends a program at each of the steps in which it changes something on the disk, as kill -9 would; see ends-at-a-step.c.txt.

$WORK is the script's directory, and has ends.so; $STOA the program.
"""
import os
import shutil
import subprocess

PROGRAM, WORK = os.environ["STOA"], os.environ["WORK"]
DATA = f"{WORK}/data"


def stoa(*arguments):
    """The program on the data, undisturbed: its status, and what it wrote on both ways."""
    run = subprocess.run([PROGRAM, "--data-dir", DATA, *arguments], capture_output=True, text=True, timeout=20)
    return run.returncode, run.stdout, run.stderr


def disturbed(step, **settings):
    """What a program needs to be ended before that step."""
    return dict(os.environ, LD_PRELOAD=f"{WORK}/ends.so", BELOW=DATA, STEP=str(step), **settings)


def start_over(kept):
    """Puts the data back to what they were in the directory `kept`."""
    shutil.rmtree(DATA, ignore_errors=True)
    if os.path.isdir(kept):
        shutil.copytree(kept, DATA)


def ended_at_each_step(kept, arguments, check):
    """Runs the program from the data in `kept`, ended before its first step, its second, and so on, and each time checks
    what is left; at last it does what it was asked for. Gives the number of kills."""
    step = 0
    while True:
        step += 1
        start_over(kept)
        run = subprocess.run(
            [PROGRAM, "--data-dir", DATA, *arguments], capture_output=True, text=True, timeout=20, env=disturbed(step))
        assert run.returncode in (0, -9), f"{arguments}, step {step}: {run.returncode} {run.stderr}"
        try:
            check(run.returncode == 0)
        except AssertionError as error:
            raise AssertionError(f"{arguments}, ended before step {step}: {error}") from error
        if run.returncode == 0:
            return step - 1
