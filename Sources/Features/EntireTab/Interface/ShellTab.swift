/// A tab of the program.
public struct ShellTab: Hashable, Sendable {
  /// What its addresses begin with; also the name of the command that selects it.
  public let name: String
  /// The name on the screen.
  public let title: String

  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}
