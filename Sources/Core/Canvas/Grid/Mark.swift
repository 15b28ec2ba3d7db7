/// What stands somewhere on a canvas, for whoever points there.
public enum Mark: Hashable, Sendable {
  /// The row of a list, or the link of a page, of that index.
  case item(Int)
  /// A key, by its label.
  case key(String)
  /// A command, by its name.
  case command(String)
}
