# stoa serve answers other programs as the embedded back end answers this one, and ends tidily.
. "$(dirname "$0")/lib/program.sh"
finish() {
  [ -z "${server:-}" ] || kill -9 "$server" 2>/dev/null
  rm -rf "$work"
}
# start_server ARGUMENT...: $server is its process, $url what it printed. As from a terminal, it is to heed an interrupt.
start_server() {
  rm -f "$work/url"
  python3 -c 'import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])' \
    "$program" --data-dir "$data" serve "$@" >"$work/url" 2>"$work/server.err" &
  server=$!
  poll_until 10 test -s "$work/url" || fail "the server does not start" "$(cat "$work/server.err")"
  url=$(cat "$work/url")
}
# expect_ended STATUS SIGNAL: the server ends with it, and is silent on standard error.
expect_ended() {
  kill -"$2" "$server"
  local found=0
  wait "$server" || found=$?
  expect_same "the status after $2" "$1" "$found"
  expect_same "what it complained of" "" "$(cat "$work/server.err")"
}

start_server --port 0
[[ $url =~ ^http://127\.0\.0\.1:[0-9]+$ ]] || fail "no URL: $url"
for place in people/3 posts 'posts?author=3' posts/12/comments; do
  expect_same "$place" "$(stoa --print json "$place")" "$(stoa --print json "$place" --backend "$url")"
done

# As everybody without a token; signed in; and with a change that lasts.
expect_status 4 stoa --print json settings/todos/7 --backend "$url"
stoa fetch -X POST --data '{"username":"zoe","password":"x"}' "$url/session" | tail -1 >"$work/session"
token=$(python3 -c 'import json, sys; print(json.load(sys.stdin)["accessToken"])' <"$work/session") || fail "no session"
expect_same "a to-do" "$(stoa --print json settings/todos/7)" \
  "$(STOA_TOKEN=$token stoa --print json settings/todos/7 --backend "$url")"
expect_status 0 stoa fetch -X PATCH --data '{"title":"Painted"}' -H 'Content-Type: application/json' "$url/posts/12"
expect_same "the changed post" 1 "$(stoa --print json posts/12 | grep -c Painted)"

python3 - "${url##*:}" <<'END' || fail "it does not speak HTTP as it should"
import http.client, socket, sys
port = int(sys.argv[1])
one = http.client.HTTPConnection("127.0.0.1", port)
def ask(method, path, body=None, **fields):
    one.request(method, path, body, fields)
    answer = one.getresponse()
    return answer, answer.read()
got, body = ask("GET", "/users/3")
socket_of_first = one.sock
head, nothing = ask("HEAD", "/users/3")
assert head.getheader("Content-Length") == str(len(body)) and nothing == b"", head.headers
same, nothing = ask("GET", "/users/3", **{"If-None-Match": got.getheader("ETag")})
assert (same.status, nothing) == (304, b""), same.status
page, _ = ask("GET", "/posts?_page=2&_limit=3")
assert f"<http://127.0.0.1:{port}/posts?_limit=3&_page=3>" in page.getheader("Link"), page.getheader("Link")
refused, _ = ask("DELETE", "/users")
assert refused.status == 405 and "GET" in refused.getheader("Allow")
assert one.sock is socket_of_first, "the connection was not kept"
for mebibytes in (2, 30):
    large, _ = ask("POST", "/posts", b"x" * (mebibytes << 20))
    assert large.status == 413, large.status
raw = socket.create_connection(("127.0.0.1", port))
raw.sendall(b"GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n")
assert raw.recv(100).startswith(b"HTTP/1.1 400"), "a broken address"
END

expect_status 2 stoa serve --port "${url##*:}"
expect_complaint "port ${url##*:} is in use by another program; give another one with --port"
expect_status 2 stoa serve --host 192.0.2.1
expect_complaint "no address '192.0.2.1'"
expect_ended 143 TERM
start_server --port "${url##*:}"
expect_ended 130 INT
mkdir "$work/file" && touch "$work/file/data"
expect_status 1 "$program" --data-dir "$work/file/data" serve --port 0
expect_complaint "cannot be read or written"
