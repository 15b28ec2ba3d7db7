# Ended at any of the writes of an edit, the embedded data have all edits that were answered, and never half of one.
. "$(dirname "$0")/lib/steps.sh"
python3 - <<'END' || exit 1
import contextlib
import copy
import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request

from steps import DATA, PROGRAM, WORK, disturbed, start_over

SERVE = [PROGRAM, "--data-dir", DATA, "--sample-size", "3", "serve", "--port", "0"]


@contextlib.contextmanager
def serving(environment=None):
    server = subprocess.Popen(SERVE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield server, server.stdout.readline().strip()
    finally:
        server.kill()
        server.communicate()


def ask(url, method, path, body=None, token=None):
    request = urllib.request.Request(url + path, json.dumps(body).encode() if body else None, method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        return error.code, None


# Each edit: how it is asked for, and what it does to what is there.
EDITS = [
    ("POST", "/posts", {"userId": 1, "title": "added"}, lambda it: it["posts"].update({4: "added"})),
    ("PATCH", "/posts/2", {"title": "changed"}, lambda it: it["posts"].update({2: "changed"})),
    ("POST", "/session", {"username": "zoe", "password": "x"}, lambda it: it.update(session=200)),
    ("PATCH", "/todos/1", {"title": "done"}, lambda it: it["todos"].update({1: "done"})),
    ("DELETE", "/posts/1", None, lambda it: it["posts"].pop(1)),
    ("PUT", "/posts/3", {"userId": 2, "title": "put"}, lambda it: it["posts"].update({3: "put"})),
    ("DELETE", "/session", None, lambda it: it.update(session=401)),
    ("POST", "/posts", {"userId": 2, "title": "last"}, lambda it: it["posts"].update({5: "last"})),
]


def found(url, token):
    """What is there, as the edits see it."""
    status, posts = ask(url, "GET", "/posts")
    assert status == 200, status
    token_of_our_own = ask(url, "POST", "/session", {"username": "zoe", "password": "x"})[1]["accessToken"]
    status, todos = ask(url, "GET", "/todos", token=token_of_our_own)
    assert status == 200, status
    session = ask(url, "GET", "/session", token=token)[0] if token else 401
    return {
        "posts": {post["id"]: post["title"] for post in posts},
        "todos": {todo["id"]: todo["title"] for todo in todos},
        "session": session,
    }


start_over("none")
with serving() as (_, url):
    before = found(url, None)
assert sorted(before["posts"]) == [1, 2, 3]
shutil.copytree(DATA, f"{WORK}/kept")

step, answered = 0, 0
while answered < len(EDITS):
    step += 1
    start_over(f"{WORK}/kept")
    token, answered = None, 0
    sure = copy.deepcopy(before)
    with serving(disturbed(step)) as (server, url):
        for method, path, body, change in EDITS:
            try:
                status, answer = ask(url, method, path, body, token)
            except OSError:
                assert server.wait(10) == -9, f"ended by itself: {server.returncode} {server.stderr.read()}"
                break
            assert status in (200, 201, 204), f"{method} {path}: {status}"
            if path == "/session" and method == "POST":
                token = answer["accessToken"]
            change(sure)
            answered += 1
    possible = [sure]
    if answered < len(EDITS):
        unsure = copy.deepcopy(sure)
        EDITS[answered][3](unsure)
        # Whoever was not told the token has no session.
        unsure["session"] = unsure["session"] if token else 401
        possible.append(unsure)
    with serving() as (_, url):
        left = found(url, token)
    assert left in possible, f"ended before step {step}, {answered} edits answered: {left} instead of {possible}"
assert step > 60, f"only {step - 1} kills"
END
