/// Joins the scalars of one feed to characters: a combining mark, a joiner or a modifier goes to the key before it.
struct ClusterBuilder: Sendable {
  /// More scalars than any emoji or script needs; what follows them starts a key of its own.
  static let maximumScalars = 32

  private var text = ""
  private var count = 0

  /// Takes a scalar; the character before it, when that is complete.
  mutating func take(_ scalar: Unicode.Scalar) -> Character? {
    guard count > 0 else {
      text.unicodeScalars.append(scalar)
      count = 1
      return nil
    }
    if count < Self.maximumScalars, !(scalar.isASCII && count == 1 && text.utf8.count == 1) {
      var joined = text
      joined.unicodeScalars.append(scalar)
      if joined.count == 1 {
        text = joined
        count += 1
        return nil
      }
    }
    let complete = finish()
    text.unicodeScalars.append(scalar)
    count = 1
    return complete
  }

  /// The character held, if there is one.
  mutating func finish() -> Character? {
    guard let character = text.first else { return nil }
    text = ""
    count = 0
    return character
  }
}
