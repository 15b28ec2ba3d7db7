"""A service of 15,000 posts that may be kept but are stale at once; POST /news/N puts three above them and drops one.

Prints its port."""
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

posts = [{"id": i, "userId": i % 10 + 1, "title": f"Post {i}", "body": f"Said in {i}."} for i in range(1, 15001)]
users = [{"id": i, "name": f"Person {i}", "username": f"p{i}"} for i in range(1, 11)]


class Service(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        address = urlparse(self.path)
        query = parse_qs(address.query)
        found = {"/posts": posts, "/users": users}.get(address.path, [])
        if "id" in query:
            found = [entry for entry in found if str(entry["id"]) in query["id"]]
        limit = int(query.get("_limit", ["10"])[0])
        first = (int(query.get("_page", ["1"])[0]) - 1) * limit
        self.answer(json.dumps(found[first : first + limit]).encode(), ("X-Total-Count", str(len(found))))

    def do_POST(self):
        gone = self.path.rpartition("/")[2]
        posts[:] = [entry for entry in posts if str(entry["id"]) != gone]
        count = len(posts)
        posts[:0] = [
            {"id": 10 * count + i, "userId": 1, "title": f"News {i}", "body": "Said now."} for i in (1, 2, 3)
        ]
        self.answer(b"{}")

    def answer(self, body, *fields):
        self.send_response(200)
        for field in [("Cache-Control", "max-age=0"), ("Content-Length", str(len(body))), *fields]:
            self.send_header(*field)
        self.end_headers()
        self.wfile.write(body)


service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
print(service.server_address[1], flush=True)
service.serve_forever()
