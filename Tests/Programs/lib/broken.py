"""A service on loopback whose entries are broken in every way that text and JSON can be. Prints its port."""
import http.server
import json

BAD = b"\x41\xff\xc3\x28\xe2\x80\x42\xc0\xaf\xed\xa0\x80"
NAMES = [
    "Z" + "\u0301" * 12 + "algo",
    "\u0301first",
    "Cle\u0301ment / Cl\u00e9ment",
    "a\u00adb\u200bc\ufeffd\u202fe",
    "\u05e9\u05dc\u05d5\u05dd \u2067abc\u2069 \u202egpj.exe\u202c",
    "\ufe0f\u200d\U000e0067",
]
LONG = 10_000_000


def person(number, name):
    return {
        "id": number, "name": name, "username": f"user{number}", "email": f"u{number}@example.net",
        "phone": f"555-{number}", "website": "example.net", "company": {"name": "Company"},
        "address": {"city": "Town"}}


def post(number, body):
    return {"id": number, "userId": 1, "title": f"Title {number}", "body": body}


PEOPLE = [person(n, name) for n, name in enumerate(NAMES, 1)] + [
    person(7, "BAD BYTES"),
    person(8, None),
    {"id": 9},
    person(10, {"first": "Object"}),
    None,
    "a word",
    [1, 2],
    person("eleven", "wrong kind"),
    person(12, "the last one"),
]
TABLES = {
    "users": PEOPLE,
    "posts": [post(1, "short"), post(2, "word " * (LONG // 5)), post(3, "BAD BYTES"), post(4, "word " * (LONG // 10))],
    "comments": [],
    "todos": [],
}


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        table, _, number = self.path.split("?")[0].strip("/").partition("/")
        found = TABLES.get(table, [])
        if number:
            found = next((row for row in found if isinstance(row, dict) and str(row["id"]) == number), None)
        body = json.dumps(found, ensure_ascii=False).encode().replace(b"BAD BYTES", BAD)
        self.send_response(404 if found is None else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
print(server.server_address[1], flush=True)
server.serve_forever()
