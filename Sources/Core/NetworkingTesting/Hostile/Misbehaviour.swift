internal import StoaNetworking

/// One way in which a service can misbehave.
public struct Misbehaviour: Sendable {
  /// What the server knows of a request besides what it says itself.
  struct Visit: Sendable {
    /// Which request to this path it is, counted from 1.
    let number: Int
    /// The root of the other server.
    let other: HTTPURL
  }

  /// The first segment of its addresses.
  public let path: String
  let reply: @Sendable (HTTPRequest, Visit) -> ServerReply

  init(_ path: String, _ reply: @escaping @Sendable (HTTPRequest, Visit) -> ServerReply) {
    self.path = path
    self.reply = reply
  }

  init(_ path: String, _ reply: ServerReply) {
    self.init(path) { _, _ in reply }
  }

  /// Every misbehaviour that the server knows.
  public static let all: [Misbehaviour] = framing + fields + contents + statuses + redirects

  /// A list of one entry, which is a person as well as a post.
  public static let rows = #"[{"id":1,"userId":1,"name":"ok","title":"ok"}]"#
}
