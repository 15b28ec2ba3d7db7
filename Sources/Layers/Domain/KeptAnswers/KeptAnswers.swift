/// How much of what the service answered is kept on this machine.
public struct KeptAnswers: Hashable, Sendable {
  public let count: Int
  /// In bytes.
  public let size: Int

  public init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }
}
