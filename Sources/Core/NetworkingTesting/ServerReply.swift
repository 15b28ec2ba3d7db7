public import StoaNetworking

/// What a `LoopbackServer` does to answer one request: a list of steps, so that it can misbehave at any point.
public struct ServerReply: Sendable {
  /// One thing that a server does.
  public enum Step: Sendable {
    /// Sends the bytes.
    case bytes([UInt8])
    /// One byte after the other, with a pause before each.
    case drip([UInt8], Duration)
    /// Nothing more until the gate opens, the client leaves or the server stops.
    case wait(Gate)
    /// Tells a test that this far everything has been done.
    case open(Gate)
    /// Closes the connection in good order.
    case close
    /// Breaks the connection (RST).
    case reset
  }

  /// What is done, in order, before the answer if there is one.
  public var steps: [Step]
  /// The proper answer that follows the steps, where there is one.
  public internal(set) var answer: HTTPResponse?

  /// These steps and nothing after them.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A proper answer on a connection that stays open.
  public static func response(_ response: HTTPResponse) -> ServerReply {
    var reply = ServerReply([])
    reply.answer = response
    return reply
  }

  /// A proper answer of that status, on a connection that stays open.
  public static func status(_ status: Int, _ headers: HTTPHeaders = [:], body: String = "") -> ServerReply {
    response(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
  }

  /// Exactly these bytes, then the end of the connection.
  public static func raw(_ text: String) -> ServerReply {
    ServerReply([.bytes(Array(text.utf8)), .close])
  }

  /// Exactly these bytes, then the end of the connection.
  public static func raw(_ bytes: [UInt8]) -> ServerReply {
    ServerReply([.bytes(bytes), .close])
  }

  /// This reply's answer, broken off after so many bytes of its body although more were announced.
  public func cutOff(after count: Int) -> ServerReply {
    guard let answer else { return self }
    let head = Self.wire(answer, for: .head)
    return ServerReply(steps + [.bytes(head + answer.body.prefix(count)), .close])
  }

  /// This reply, but only after the gate has opened.
  public func held(until gate: Gate) -> ServerReply {
    var reply = self
    reply.steps.insert(.wait(gate), at: 0)
    return reply
  }

  /// No answer: the connection is closed in good order.
  public static let close = ServerReply([.close])
  /// No answer: the connection breaks.
  public static let reset = ServerReply([.reset])

  /// All steps, the answer written out for a request of that method.
  func steps(for method: HTTPMethod) -> [Step] {
    guard let answer else { return steps }
    return steps + [.bytes(Self.wire(answer, for: method))]
  }

  private static func wire(_ response: HTTPResponse, for method: HTTPMethod) -> [UInt8] {
    var headers = response.headers
    if headers["Content-Length"] == nil, response.status != 204, response.status != 304 {
      headers["Content-Length"] = String(response.body.count)
    }
    let lines = headers.fields.map { "\($0.name): \($0.value)\r\n" }.joined()
    let head = Array("HTTP/1.1 \(response.status) Status\r\n\(lines)\r\n".utf8)
    return method == .head ? head : head + response.body
  }
}
