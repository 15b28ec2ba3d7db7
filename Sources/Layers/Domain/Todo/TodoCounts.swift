/// How many to-dos there are and how many of them are done.
public struct TodoCounts: Hashable, Sendable {
  public let done: Int
  public let total: Int

  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  public var remaining: Int { max(0, total - done) }
}
