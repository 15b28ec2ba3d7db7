/// The content of a token file: a few lines of text, the last one a checksum of those before it.
struct TokenFile {
  /// No proper file is longer, in bytes.
  static let limit = 65_536

  private static let title = "stoa-session 1"

  let tokens: TokenPair
  let session: UInt64

  init(tokens: TokenPair, session: UInt64) {
    self.tokens = tokens
    self.session = session
  }

  /// Nil when the bytes are not, exactly, what `bytes` writes.
  init?(bytes: [UInt8]) {
    guard bytes.count <= Self.limit, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var tokens = TokenPair(access: "")
    var session: UInt64?
    for line in text.split(separator: "\n").dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = PercentEncoding.decode(parts[1]) else { return nil }
      switch parts[0] {
      case "session": session = UInt64(value)
      case "access": tokens.access = value
      case "refresh": tokens.refresh = value
      case "expires": tokens.expires = Int64(value)
      default: break
      }
    }
    guard let session else { return nil }
    self.init(tokens: tokens, session: session)
    // One comparison covers title, order, unknown lines and the checksum.
    guard self.bytes == bytes else { return nil }
  }

  var bytes: [UInt8] {
    var lines = [Self.title, "session \(session)", "access \(PercentEncoding.queryValue(tokens.access))"]
    if let refresh = tokens.refresh { lines.append("refresh \(PercentEncoding.queryValue(refresh))") }
    if let expires = tokens.expires { lines.append("expires \(expires)") }
    let content = lines.joined(separator: "\n")
    return Array("\(content)\ncheck \(Self.checksum(content))\n".utf8)
  }

  /// FNV-1a, 64 bits: it finds accidents, not attacks; who can write the file can sign in anyway.
  private static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
