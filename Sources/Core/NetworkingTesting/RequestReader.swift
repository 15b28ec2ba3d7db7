internal import Glibc
internal import StoaNetworking

/// Reads the requests of one connection, one after the other.
struct RequestReader {
  enum Outcome {
    case request(HTTPRequest)
    case refused, left, stopped
  }

  private let url: HTTPURL
  private var buffer: [UInt8] = []

  init(url: HTTPURL) {
    self.url = url
  }

  /// The next request, whole; waits for it.
  mutating func next(from connection: Int32, stopping: Gate) -> Outcome {
    while true {
      if let end = headEnd() {
        guard let (head, length) = parse(buffer[..<end]) else { return .refused }
        if buffer.count >= end + 4 + length {
          var request = head
          let body = Array(buffer[(end + 4)..<(end + 4 + length)])
          if head.headers["Content-Length"] != nil { request.body = body }
          buffer.removeFirst(end + 4 + length)
          return .request(request)
        }
      }
      guard LoopbackSocket.waitReadable(connection, orOpen: stopping) else { return .stopped }
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = recv(connection, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .left }
      buffer.append(contentsOf: piece[..<count])
    }
  }

  /// Where the empty line begins.
  private func headEnd() -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard buffer.count >= 4 else { return nil }
    return (0...(buffer.count - 4)).first { buffer[$0..<($0 + 4)].elementsEqual(mark) }
  }

  private func parse(_ bytes: ArraySlice<UInt8>) -> (HTTPRequest, length: Int)? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3, let target = try? url.resolving(String(parts[1])) else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      let value = line[name.endIndex...].dropFirst().drop { $0 == " " }
      headers.add(String(name), String(value))
    }
    guard let length = Int(headers["Content-Length"] ?? "0"), length >= 0 else { return nil }
    return (HTTPRequest(HTTPMethod(rawValue: String(parts[0])), target, headers: headers), length)
  }
}
