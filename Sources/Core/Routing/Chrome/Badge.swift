/// The count beside a tab's name.
public struct Badge: Hashable, Sendable {
  public var count: Int
  /// Whether there are more than were counted so far.
  public var isPartial: Bool

  public init(_ count: Int, isPartial: Bool = false) {
    self.count = count
    self.isPartial = isPartial
  }

  public init(count: Int, isPartial: Bool = false) {
    self.init(count, isPartial: isPartial)
  }

  /// `12`, or `12+` where more may follow.
  public var text: String {
    isPartial ? "\(count)+" : "\(count)"
  }
}
