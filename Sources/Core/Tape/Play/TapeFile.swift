/// A file that a tape wants written.
public struct TapeFile: Hashable, Sendable {
  /// The path as the tape writes it.
  public var path: String
  /// Where the tape asks for it.
  public var position: TapePosition

  /// A file that is asked for at that place.
  public init(path: String, position: TapePosition) {
    self.path = path
    self.position = position
  }

  /// Whether the file holds text by its name; pictures are VHS's business.
  public static func isText(_ path: String) -> Bool {
    [".txt", ".ascii", ".test"].contains { path.lowercased().hasSuffix($0) }
  }
}
