/// One part of the status line.
public struct StatusItem: Hashable, Sendable {
  /// What a part is about.
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

  /// What it is about.
  public var kind: Kind
  /// What it says.
  public var text: String
  /// The same in fewer words, for a line that has no room for the text; nil where there are none.
  public var brief: String?
  /// Of what is shown: the shell, which knows the time, says it.
  public var age: Age?

  /// How old what is shown is.
  public struct Age: Hashable, Sendable {
    /// When it was made or last confirmed, in seconds since 1970.
    public var time: Int64
    /// Whether it is known to be older than it should be.
    public var isStale: Bool
    /// Whether that is because the service cannot be reached.
    public var isOffline: Bool

    /// The age of what was made at `time`, in seconds since 1970.
    public init(time: Int64, isStale: Bool, isOffline: Bool) {
      self.time = time
      self.isStale = isStale
      self.isOffline = isOffline
    }
  }

  /// The age of what is shown.
  public init(_ age: Age) {
    self.init(.freshness, "")
    self.age = age
  }

  /// A part that says `text`, or `brief` where there is no room for it.
  public init(_ kind: Kind, _ text: String, brief: String? = nil) {
    self.kind = kind
    self.text = text
    self.brief = brief
  }
}
