"""A service on a free port of loopback: origin.py PORTFILE COUNTFILE. Each request adds a line to COUNTFILE.

/fresh lasts a minute, also with a query, /tagged must be confirmed each time, /lost drops the connection without an
answer, all else is 404.
"""
import http.server
import os
import sys

BODIES = {"/fresh": b"kept\n", "/tagged": b"confirmed\n"}


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        with open(sys.argv[2], "a") as log:
            log.write(f"{self.command} {self.path}\n")
        length = int(self.headers.get("Content-Length", 0))
        self.rfile.read(length)
        if self.path == "/lost":
            self.close_connection = True
            return
        path = self.path.split("?")[0]
        body = BODIES.get(path, b"nothing here\n")
        unchanged = self.path == "/tagged" and self.headers.get("If-None-Match") == '"1"'
        self.send_response(304 if unchanged else 200 if path in BODIES else 404)
        if path == "/fresh":
            self.send_header("Cache-Control", "max-age=60")
        if self.path == "/tagged":
            self.send_header("Cache-Control", "no-cache")
            self.send_header("ETag", '"1"')
        if not unchanged:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not unchanged:
            self.wfile.write(body)

    do_GET = do_POST = do_PUT = answer

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
with open(sys.argv[1] + ".part", "w") as file:
    file.write(str(server.server_port))
os.rename(sys.argv[1] + ".part", sys.argv[1])
server.serve_forever()
