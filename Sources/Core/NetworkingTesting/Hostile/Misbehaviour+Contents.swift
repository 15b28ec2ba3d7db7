internal import StoaNetworking

extension Misbehaviour {
  /// Bodies that are not what they seem to be.
  static let contents: [Misbehaviour] = [
    Misbehaviour("bomb") { _, _ in content(bomb, "Content-Encoding", "gzip") },
    Misbehaviour("bad_gzip", content(Array(rows.utf8), "Content-Encoding", "gzip")),
    Misbehaviour("cut_gzip", content(Gzip.packed(rows).dropLast(9), "Content-Encoding", "gzip")),
    Misbehaviour("unknown_encoding", content(Array(rows.utf8), "Content-Encoding", "foo")),
    Misbehaviour("bom", content([0xEF, 0xBB, 0xBF] + rows.utf8)),
    Misbehaviour("bad_utf8", content(named([0xFF, 0xFE, 0xC3]))),
    Misbehaviour("utf16", content([0xFF, 0xFE] + rows.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })),
    Misbehaviour(
      "latin1", content(named([0x4A, 0x6F, 0x73, 0xE9]), "Content-Type", "application/json; charset=iso-8859-1")),
    Misbehaviour(
      "dup_keys", .status(200, body: #"[{"id":1,"id":2,"userId":1,"name":"a","name":"b","title":"a","title":"b"}]"#)),
    Misbehaviour("null_obj", .status(200, body: #"[{"id":1,"name":"A","address":null,"company":"none"}]"#)),
    Misbehaviour(
      "deep",
      .status(200, body: String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))),
    Misbehaviour(
      "html_200",
      .status(200, ["Content-Type": "text/html"], body: "<!doctype html><title>Sign in to Wi-Fi</title>")),
    Misbehaviour("empty_200", .status(200)),
  ]

  /// Sixty-four million letters in sixty thousand bytes.
  private static let bomb = Gzip.packed([UInt8](repeating: 0x41, count: 1 << 20), times: 64)

  private static func content(
    _ bytes: some Sequence<UInt8>, _ name: String = "Content-Type", _ value: String = "application/json"
  ) -> ServerReply {
    .response(HTTPResponse(status: 200, headers: [name: value], body: Array(bytes)))
  }

  /// The rows, their name and title these bytes.
  private static func named(_ name: [UInt8]) -> [UInt8] {
    #"[{"id":1,"userId":1,"name":""#.utf8 + name + #"","title":""#.utf8 + name + "\"}]".utf8
  }
}
