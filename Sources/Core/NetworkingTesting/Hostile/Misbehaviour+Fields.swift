internal import StoaNetworking

extension Misbehaviour {
  /// Status lines and fields that are odd, too many or too long.
  static let fields: [Misbehaviour] = [
    Misbehaviour(
      "early_hints",
      ServerReply(
        ServerReply.wire("HTTP/1.1 103 Early Hints", "Link: </a>", "X-Early: 1", body: "").steps
          + ServerReply.wire(ok, "Cache-Control: max-age=60", length).steps)),
    Misbehaviour("status_999", .wire("HTTP/1.1 999 What", length)),
    Misbehaviour("no_reason", .wire("HTTP/1.1 200", length)),
    Misbehaviour("lf_only", .wire(ok, length, end: "\n")),
    Misbehaviour("huge_header", .status(200, ["X-Big": String(repeating: "a", count: 300 * 1_024)], body: rows)),
    Misbehaviour("many_headers", .status(200, HTTPHeaders((0..<5_000).map { .init("X-\($0)", "\($0)") }), body: rows)),
    Misbehaviour(
      "dup_header",
      .status(
        200,
        [
          "X-A": "1", "X-A": "2", "Set-Cookie": "a=1", "Set-Cookie": "b=2", "Link": "</p2>; rel=\"next\"",
          "Link": "</p9>; rel=\"last\"",
        ], body: rows)),
    Misbehaviour(
      "latin1_header",
      ServerReply([
        .bytes(Array("\(ok)\r\n\(length)\r\nX-Name: Jos".utf8) + [0xE9] + Array("\r\n\r\n\(rows)".utf8))
      ])),
    // A machine whose clock is a day late: what it sends is a day old when it comes.
    Misbehaviour("clock_behind") { _, _ in
      let yesterday = HTTPDate.text(WallClock.now() / 1_000 - 86_400)
      return .status(200, ["Date": yesterday, "Cache-Control": "max-age=60", "ETag": "\"1\""], body: rows)
    },
  ]

  private static let ok = "HTTP/1.1 200 OK"
  private static let length = "Content-Length: \(rows.utf8.count)"
}
