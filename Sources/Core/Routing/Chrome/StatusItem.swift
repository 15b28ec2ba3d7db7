/// One part of the status line.
public struct StatusItem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Where the selection stands: "12/40".
    case position
    /// How old the data is: "fresh 4 m", "offline, from 14:02".
    case freshness
    /// How the rows are ordered, where that is not the usual way: "by city".
    case order
    /// What is going on: "loading posts".
    case activity
    /// What was done or asked: "address copied".
    case notice
    /// What went wrong.
    case problem
  }

  public var kind: Kind
  public var text: String
  /// The same in fewer words, for a line that has no room for the text; nil where there are none.
  public var brief: String?

  public init(_ kind: Kind, _ text: String, brief: String? = nil) {
    self.kind = kind
    self.text = text
    self.brief = brief
  }
}
