/// A file that a tape wants written.
public struct TapeFile: Hashable, Sendable {
  public var path: String
  public var position: TapePosition

  public init(path: String, position: TapePosition) {
    self.path = path
    self.position = position
  }

  /// Whether the file holds text by its name; pictures are VHS's business.
  public static func isText(_ path: String) -> Bool {
    [".txt", ".ascii", ".test"].contains { path.lowercased().hasSuffix($0) }
  }
}
