extension Chrome {
  /// A key of a place, as footer and help show it.
  public struct Key: Equatable, Sendable {
    /// The key cap: `Enter`, `^d`.
    public var label: String
    /// The command's name on the address line: `open`.
    public var name: String
    /// What it does: "open the person".
    public var title: String
    /// Whether the footer shows it; the help shows all.
    public var inFooter: Bool

    /// A key as `label` shows it, and the command of that name that it gives.
    public init(label: String, name: String, title: String, inFooter: Bool = false) {
      self.label = label
      self.name = name
      self.title = title
      self.inFooter = inFooter
    }
  }
}
