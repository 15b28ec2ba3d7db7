/// Comparing entity tags (RFC 9110, section 8.8.3).
enum EntityTag {
  /// True when both name the same content, byte for byte or in meaning.
  static func weaklyMatches(_ left: String, _ right: String) -> Bool {
    opaque(left) == opaque(right)
  }

  /// True when both name the same bytes.
  static func stronglyMatches(_ left: String, _ right: String) -> Bool {
    left == right && !isWeak(left)
  }

  private static func isWeak(_ tag: String) -> Bool { tag.hasPrefix("W/") }

  private static func opaque(_ tag: String) -> Substring {
    isWeak(tag) ? tag.dropFirst(2) : Substring(tag)
  }
}
