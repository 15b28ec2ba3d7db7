/// How many to-dos there are and how many of them are done.
public struct TodoCounts: Hashable, Sendable {
  public let done: Int
  public let total: Int
  /// Whether there are more to-dos, which could not be counted.
  public let isCutShort: Bool

  public init(done: Int, total: Int, isCutShort: Bool = false) {
    self.done = done
    self.total = total
    self.isCutShort = isCutShort
  }

  /// How many there are, done or not.
  public var all: ItemCount { ItemCount(total, isCutShort: isCutShort) }

  public var remaining: Int { max(0, total - done) }
}
