"""A service on loopback whose every text tries to act on a terminal. Prints its port."""
import http.server
import json

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


def rows(count, make):
    return [make(number, TRICKS[number % len(TRICKS)]) for number in range(1, count + 1)]


TABLES = {
    "users": rows(8, lambda n, t: {
        "id": n, "name": t, "username": t, "email": t, "phone": t, "website": t,
        "company": {"name": t}, "address": {"city": t}}),
    "posts": rows(8, lambda n, t: {"id": n, "userId": n, "title": t, "body": t + "\n" + t}),
    "comments": rows(8, lambda n, t: {"id": n, "postId": 1, "name": t, "email": t, "body": t}),
    "todos": rows(8, lambda n, t: {"id": n, "userId": n, "title": t, "completed": n % 2 == 0}),
}


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        table, _, number = self.path.split("?")[0].strip("/").partition("/")
        found = TABLES.get(table, [])
        if number:
            found = next((row for row in found if str(row["id"]) == number), None)
        body = json.dumps(found).encode()
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
