extension Misbehaviour {
  /// Answers that do not come, or not whole, or without a clear end.
  static let framing: [Misbehaviour] = [
    Misbehaviour("ok", .status(200, body: rows)),
    Misbehaviour("silent", ServerReply([.wait(Gate())])),
    Misbehaviour("half_headers", ServerReply([.bytes(Array("HTTP/1.1 200 OK\r\nContent-Ty".utf8)), .wait(Gate())])),
    Misbehaviour(
      "drip_headers",
      ServerReply([.drip(Array("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n".utf8), .milliseconds(20))])),
    Misbehaviour("truncated_length", .wire(ok, stored, "Content-Length: 500").closing),
    Misbehaviour("truncated_chunk", .wire(ok, stored, chunked, body: "64\r\n\(rows)").closing),
    Misbehaviour("chunk_no_end", .wire(ok, stored, chunked, body: "\(length)\r\n\(rows)\r\n").closing),
    Misbehaviour("bad_chunk_size", .wire(ok, chunked, body: "zz\r\n\(rows)\r\n0\r\n\r\n").closing),
    Misbehaviour("two_lengths", .wire(ok, "Content-Length: 5", "Content-Length: \(rows.utf8.count)").closing),
    Misbehaviour("neg_length", .wire(ok, "Content-Length: -1").closing),
    Misbehaviour("204_body", .wire("HTTP/1.1 204 No Content", "Content-Length: 5", body: "hello")),
    Misbehaviour(
      "extra_bytes",
      .wire(
        ok, "Content-Length: \(rows.utf8.count)",
        body: rows + "HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n{\"evil\":true}")),
    Misbehaviour("http10", .wire("HTTP/1.0 200 OK").closing),
    Misbehaviour("garbage", .raw("SSH-2.0-OpenSSH_9.2\r\n")),
    Misbehaviour("close", .close),
    Misbehaviour("reset", .reset),
    Misbehaviour("reset_then_ok") { _, visit in visit.number % 2 == 1 ? .reset : .status(200, body: rows) },
  ]

  private static let ok = "HTTP/1.1 200 OK"
  private static let stored = "Cache-Control: max-age=3600"
  private static let chunked = "Transfer-Encoding: chunked"
  private static let length = String(rows.utf8.count, radix: 16)
}
