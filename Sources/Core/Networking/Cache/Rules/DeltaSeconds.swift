/// The argument of a directive that is a number of seconds (RFC 9111, section 1.2.2).
enum DeltaSeconds: Hashable, Sendable {
  case absent
  /// There, but no whole number.
  case invalid
  case seconds(Int)

  /// What all that is larger counts as.
  static let most = 2_147_483_648

  /// Reads digits and nothing but digits; a number that is too large is the largest one.
  init(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      self = .invalid
      return
    }
    self = .seconds(min(Int(text) ?? Self.most, Self.most))
  }

  /// The number where there is one.
  var value: Int? {
    if case .seconds(let count) = self { count } else { nil }
  }
}
