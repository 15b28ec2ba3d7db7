/// One piece of a page of text: what a detail or a sheet is made of, from top to bottom.
public enum DetailBlock: Hashable, Sendable {
  /// A title in bold.
  case heading(String)
  /// A name and its value, the values below one another.
  case field(String, String)
  /// A paragraph, wrapped.
  case text(String)
  /// A paragraph of less weight, wrapped.
  case note(String)
  /// A line that can be selected and opened, with a remark at the right edge.
  case link(String, note: String)
  /// An empty line.
  case gap
}
