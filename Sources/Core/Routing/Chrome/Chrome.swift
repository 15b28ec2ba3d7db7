public import StoaFlow

/// What a place publishes to the shell: the shell draws it and knows nothing else of the place.
public struct Chrome: Equatable, Sendable {
  /// What stands at the top: "People", or the person's name.
  public var title: String
  /// The count beside the place's tab; nil while it is not known.
  public var badge: ListCount?
  /// The parts of the status line, the most important first: what does not fit is left out from the end.
  public var status: [StatusItem]
  /// The keys of the place, in the order of footer and help.
  public var keys: [Key]

  /// What a place publishes, in parts; without any, nothing.
  public init(title: String = "", badge: ListCount? = nil, status: [StatusItem] = [], keys: [Key] = []) {
    self.title = title
    self.badge = badge
    self.status = status
    self.keys = keys
  }

  /// The keys that the footer shows.
  public var footer: [Key] { keys.filter(\.inFooter) }
}
