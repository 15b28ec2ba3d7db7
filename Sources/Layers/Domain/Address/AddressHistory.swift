/// What was entered on the address line, the newest first.
public struct AddressHistory: Hashable, Sendable {
  /// The most entries that are kept.
  public static let limit = 200

  public private(set) var entries: [String]

  /// Takes so many of the entries, the newest first, as are kept.
  public init(_ entries: [String] = []) {
    self.entries = Array(entries.prefix(Self.limit))
  }

  /// Puts an entry in front; one that repeats the last, or says nothing, is not taken.
  public mutating func add(_ entry: String) {
    guard !entry.isEmpty, entry != entries.first else { return }
    entries.insert(entry, at: 0)
    if entries.count > Self.limit { entries.removeLast() }
  }
}
