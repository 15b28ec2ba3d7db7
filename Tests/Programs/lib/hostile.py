"""A service on loopback whose every text tries to act on a terminal. Prints its port.

usage: hostile.py [drifting|plain]

With `drifting` the texts are those on whose widths terminals and libraries disagree, with `plain` just words; there are more of these.
"""
import http.server
import json
import sys

TRICKS = [
    "clear\x1b[2J\x1b[Hhome",
    "clip\x1b]52;c;c3RvbGVu\x07board",
    "title\x1b]0;taken over",
    "link\x1b]8;;http://example.invalid\x07here\x1b]8;;\x07",
    "eight\x9b31mbit\x9d0;taken\x9cend",
    "back\r\x08\x08\t\x0b\x0c\x07\x7f\x00end",
    "one\ntwo\u2028three",
    "over\u202eride\u202c\u2067aside\u2069",
]

DRIFTING = [
    "\u26a1\ufe0f zap the build",
    "\u26a0\ufe0f warning \u2764\ufe0f heart \U0001f3f7\ufe0f tag",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467 and \U0001f9d1\u200d\U0001f4bb",
    "\U0001f1fa\U0001f1f8 1\ufe0f\u20e3 \U0001f44d\U0001f3fd",
    "\u6f22\u5b57\u677f movie \u677f\uff21\uff22",
    "\uff71\uff72\uff73 \u1112\u1161\u11ab \ud55c\uae00",
    "\U0001fae8 \U0001fae9 new",
    "\u0e01\u0e47\u0e33 \u0939\u093f\u0928\u094d\u0926\u0940",
]
KIND = sys.argv[1] if len(sys.argv) > 1 else "acting"
TEXTS = {"acting": TRICKS, "drifting": DRIFTING, "plain": [f"words {n}" for n in range(8)]}[KIND]
COUNT = 8 if KIND == "acting" else 24


def rows(count, make):
    return [make(number, TEXTS[number % len(TEXTS)]) for number in range(1, count + 1)]


TABLES = {
    "users": rows(COUNT, lambda n, t: {
        "id": n, "name": t, "username": t, "email": t, "phone": t, "website": t,
        "company": {"name": t}, "address": {"city": t}}),
    "posts": rows(COUNT, lambda n, t: {"id": n, "userId": n, "title": t, "body": t + "\n" + t * (1 if KIND == "acting" else 7)}),
    "comments": rows(COUNT, lambda n, t: {"id": n, "postId": 1, "name": t, "email": t, "body": t}),
    "todos": rows(COUNT, lambda n, t: {"id": n, "userId": n, "title": t, "completed": n % 2 == 0}),
}


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        table, _, number = self.path.split("?")[0].strip("/").partition("/")
        if number == "500":
            return self.refuse()
        found = TABLES.get(table, [])
        if number:
            found = next((row for row in found if str(row["id"]) == number), None)
        body = json.dumps(found).encode()
        self.send_response(404 if found is None else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self):
        """An error whose every part tries the same."""
        trick = "".join(TRICKS).replace("\r", "").replace("\n", "")
        body = json.dumps({"error": trick, "message": trick}).encode()
        head = "HTTP/1.1 500 " + trick.encode().decode("latin-1")
        self.wfile.write(
            f"{head}\r\nContent-Type: application/json\r\nX-Request-Id: {trick}\r\n".encode("latin-1", "replace")
            + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
print(server.server_address[1], flush=True)
server.serve_forever()
