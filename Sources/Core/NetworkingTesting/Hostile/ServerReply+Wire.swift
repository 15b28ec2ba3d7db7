extension ServerReply {
  /// A status line and fields as they are written here, and a body whose length nobody has counted.
  static func wire(_ lines: String..., body: String = Misbehaviour.rows, end: String = "\r\n") -> ServerReply {
    ServerReply([.bytes(Array((lines.joined(separator: end) + end + end + body).utf8))])
  }

  /// The same, and then the end of the connection.
  var closing: ServerReply { ServerReply(steps + [.close]) }
}
