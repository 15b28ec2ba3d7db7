"""A service on loopback that pages as it should until it is told to misbehave. Prints its port.

misbehaving.py FILE [PORT]: the file says what it does from then on, "FAULT [PATH [TEXT]]": one of ok, 500, 429,
429-SECONDS (with that Retry-After), html, silent, cut, one-bad, drip and lost, to requests whose path begins like that and whose query has that text in it. It makes
the changes of items that are asked for, notes each in FILE.changes, and answers a lost one with nothing at all.
"""
import http.server
import json
import sys
import threading
import time
import urllib.parse

CITIES = ["Oslo", "Lisboa", "Kyoto", "Quito"]
TABLES = {
    "users": [
        {"id": n, "name": f"Person {n}", "username": f"user{n}", "email": f"user{n}@example.net", "phone": f"555-{n:04}",
         "website": f"user{n}.example.net", "company": {"name": f"Company {n}"}, "address": {"city": CITIES[n % 4]}}
        for n in range(1, 11)],
    "posts": [
        {"id": n, "userId": (n - 1) // 10 + 1, "title": f"Title {n}", "body": f"First line of {n}\nSecond line of {n}"}
        for n in range(1, 101)],
    "comments": [
        {"id": n, "postId": (n - 1) // 5 + 1, "name": f"Comment {n}", "email": f"c{n}@example.net", "body": f"Said {n}"}
        for n in range(1, 501)],
    "todos": [
        {"id": n, "userId": (n - 1) // 20 + 1, "title": f"To-do {n}", "completed": n % 2 == 0} for n in range(1, 201)],
}
CONTROLS = {"_page", "_limit", "_sort", "_order", "q"}
gone = threading.Event()


def matches(row, query):
    for name, values in query.items():
        if name not in CONTROLS and json.dumps(row.get(name)).strip('"') not in values:
            return False
    return query.get("q", [""])[0].lower() in json.dumps(row).lower()


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def fault(self, address):
        words = (open(sys.argv[1]).read().split() + ["", "", ""])[:3]
        return words[0] if address.path.startswith(words[1]) and words[2] in address.query else "ok"

    def do_PATCH(self):
        address = urllib.parse.urlsplit(self.path)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with open(sys.argv[1] + ".changes", "a") as changes:
            print(address.path, body.decode(), file=changes)
        fault = self.fault(address)
        if fault == "500":
            return self.answer(500, b'{"message":"out of order"}')
        table, _, number = address.path.strip("/").partition("/")
        row = next(row for row in TABLES[table] if str(row["id"]) == number)
        row.update(json.loads(body))
        if fault == "lost":
            self.close_connection = True
        else:
            self.answer(200, json.dumps(row).encode())

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        fault = self.fault(address)
        if fault == "silent":
            gone.wait()
        elif fault == "500":
            self.answer(500, b'{"message":"out of order"}')
        elif fault.startswith("429"):
            seconds = fault.partition("-")[2]
            self.answer(429, b"{}", **({"Retry_After": seconds} if seconds else {}))
        elif fault == "html":
            self.answer(200, b"<!doctype html><title>Sign in to the Wi-Fi</title>", "text/html")
        elif fault == "drip":
            self.drip()
        else:
            self.rows(address, fault)

    def rows(self, address, fault):
        table, _, number = address.path.strip("/").partition("/")
        rows = [dict(row) for row in TABLES.get(table, [])]
        fields = {}
        if number:
            found = next((row for row in rows if str(row["id"]) == number), None)
            if found is None:
                return self.answer(404, b"{}")
        else:
            query = urllib.parse.parse_qs(address.query)
            found = [row for row in rows if matches(row, query)]
            fields["X-Total-Count"] = len(found)
            page, limit = (int(query.get(name, [usual])[0]) for name, usual in (("_page", 1), ("_limit", 1000)))
            found = found[(page - 1) * limit:page * limit]
            if fault == "one-bad" and len(found) > 1:
                found[1] = {"id": None}
        self.answer(200, json.dumps(found).encode(), cut=fault == "cut", **fields)

    def answer(self, status, body, kind="application/json", cut=False, **fields):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        # May be kept, and is old at once.
        self.send_header("Cache-Control", "max-age=0")
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), str(value))
        self.end_headers()
        self.wfile.write(body[:len(body) // 2] if cut else body)
        self.close_connection = self.close_connection or cut

    def drip(self):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", "8000000")
        self.end_headers()
        row = json.dumps(TABLES["users"][0]).encode() + b","
        self.wfile.write(b"[")
        while True:
            self.wfile.write(row * 40)
            time.sleep(0.1)

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


server = Server(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0), Service)
print(server.server_address[1], flush=True)
server.serve_forever()
