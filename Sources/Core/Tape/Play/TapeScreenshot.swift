/// One screen that a tape wants kept.
public struct TapeScreenshot: Hashable, Sendable {
  /// The file that wants it.
  public var file: TapeFile
  /// Its lines, without the blanks at their end.
  public var screen: [String]
}
