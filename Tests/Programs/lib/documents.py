"""Runs the commands of documents: documents.py ROOT DOCUMENT…, with the program as $STOA.

Each document gets a copy of what a command of the repository at ROOT may touch.

```sh run             each command is run by itself, and ends with 0, or as its comment says: # exits 2
```console run        the same, behind "$ "; below it stands what it prints, "…" for lines that are left out
```sh interactive     is not run: a shell can read it, and each stoa in it is a command line that the program takes
```tape walk.tape     is written to that file, for the commands below it

A word stoa in prose, `stoa people/3`, is held to be a command line as well. Says what is wrong, and then ends with 1.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.environ["STOA"]
# The documents show the tabs that Stoa comes with, whatever others a tree has got.
STOA = f"""#!/bin/sh
case ${{1-}} in
fetch | cache | serve) ;;
*) set -- --tabs people,posts,settings "$@" ;;
esac
exec {shlex.quote(PROGRAM)} "$@"
"""
COPIED = ["README.md", "Modules.swift", "docs", "scripts", "Tests/Tapes"]
FENCE = re.compile(r"^ *(```+)(.*)$")
# The commands that are no addresses, and what must follow where something must.
VERBS = {
    "links": ["list", "explain"], "tapes": ["check", "keys"], "cache": ["stats", "verify", "purge"],
    "doctor": ["keys", ""], "fetch": [], "serve": [], "paths": [], "help": [],
}
STATUS = re.compile(r"#.*\bexits (\d+)")


def blocks(text):
    """Each fenced block: the number of its first line, the words behind the fence, its lines. And the lines between."""
    found, prose, fence = [], [], None
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if fence is None and match:
            fence = match[1]
            found.append((number + 1, match[2].split(), []))
        elif fence and match and match[1].startswith(fence) and not match[2].strip():
            fence = None
        elif fence:
            found[-1][2].append(line)
        else:
            prose.append((number, line))
    return found, prose


def commands(info, lines):
    """Each command of a block: where it begins, its text, and what it prints, if the block shows that."""
    shown = info[0] == "console"
    found = []
    for index, line in enumerate(lines):
        if shown and not line.startswith("$ "):
            assert found, "a console begins with a command"
            found[-1][2].append(line)
        elif found and unfinished(found[-1][1]):
            found[-1][1] += "\n" + line
        elif line.strip() and not line.startswith("#"):
            found.append([index, line[2:] if shown else line, [] if shown else None])
    return found


def unfinished(command):
    """Whether a shell waits for more lines."""
    return command.endswith("\\") or subprocess.run(["bash", "-n", "-c", command], capture_output=True).returncode != 0


def fits(wanted, found):
    """Whether the lines are those, where "…" stands for any number of lines."""
    pattern = "".join("(.*\n)*" if line == "…" else re.escape(line) + "\n" for line in wanted)
    return re.fullmatch(pattern, "".join(line + "\n" for line in found)) is not None


def run(command, wanted, folder, environment):
    """What is wrong with it; None when it did as the document says."""
    status = int((STATUS.search(command) or [0, 0])[1])
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    # Who reads a few lines closes the pipe before all is written.
    if done.returncode != status and not (done.returncode == 141 and "| head" in command):
        return f"status {done.returncode} instead of {status}\n{done.stdout[-2000:]}"
    lines = done.stdout.splitlines()
    if wanted is not None and not fits(wanted, lines):
        return "it prints\n" + "\n".join(lines)
    return None


def refused(words):
    """Why the program would not take this command line; None when it would. Nothing of it is done."""
    asked = subprocess.run([PROGRAM, *words, "--help"], capture_output=True, text=True, timeout=20)
    if asked.returncode != 0:
        return asked.stderr.strip()
    if not words or words[0].startswith("-"):
        return None
    first, second = words[0], (words + [""])[1]
    if first in VERBS:
        known = not VERBS[first] or second in VERBS[first] or second.startswith("-")
        return None if known else f"stoa {first} has no '{second}'"
    explained = subprocess.run([PROGRAM, "links", "explain", first], capture_output=True, text=True, timeout=20)
    return explained.stderr.strip() if explained.returncode != 0 else None


def command_lines(text):
    """The words behind each stoa of a shell's line."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words, current = [], None
    for word in lexer:
        if set(word) <= set("();<>|&"):
            current = None
        elif word == "stoa" and current is None:
            current = []
            words.append(current)
        elif current is None:
            current = []
        else:
            current.append(word)
    return words


def problems(path, folder, environment):
    """Of one document, its commands run in `folder`: each with its line."""
    with open(path) as file:
        fenced, prose = blocks(file.read())
    for first, info, lines in fenced:
        if info[:1] == ["tape"] and len(info) == 2:
            with open(os.path.join(folder, info[1]), "w") as file:
                file.write("\n".join(lines) + "\n")
        if info[:1] not in (["sh"], ["bash"], ["console"]):
            continue
        if info[1:] not in (["run"], ["interactive"]):
            yield first - 1, "neither 'run' nor 'interactive' stands behind the fence"
            continue
        for index, command, wanted in commands(info, lines):
            if info[1] == "run":
                wrong = run(command, wanted, folder, environment)
            elif unfinished(command):
                wrong = "a shell cannot read this"
            else:
                wrong = next(filter(None, map(refused, command_lines(command))), None)
            if wrong:
                yield first + index, f"{command}\n{wrong}"
    for number, line in prose:
        for span in re.findall(r"`(stoa [^`]*)`", line):
            wrong = next(filter(None, map(refused, command_lines(span))), None)
            # The reader puts in what stands for itself. A flag may be named without its value, which is then --help.
            if wrong and not re.search(r"\b[A-Z]{3,}\b|…", span) and "'--help'" not in wrong:
                yield number, f"{span}\n{wrong}"


def main():
    root, *documents = sys.argv[1:]
    wrong = 0
    for path in documents:
        with tempfile.TemporaryDirectory() as work:
            folder, tools = os.path.join(work, "copy"), os.path.join(work, "bin")
            os.makedirs(tools)
            with open(os.path.join(tools, "stoa"), "w") as file:
                file.write(STOA)
            os.chmod(os.path.join(tools, "stoa"), 0o755)
            for name in COPIED:
                copy = shutil.copytree if os.path.isdir(os.path.join(root, name)) else shutil.copy
                os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
                copy(os.path.join(root, name), os.path.join(folder, name))
            environment = dict(
                os.environ, PATH=tools + ":" + os.environ["PATH"], HOME=work, STOA_DATA_DIR=os.path.join(work, "data"))
            for line, what in problems(path, folder, environment):
                name = path.removeprefix(root + "/")
                print(f"{name}:{line}: {what}")
                wrong += 1
    sys.exit(1 if wrong else 0)


main()
