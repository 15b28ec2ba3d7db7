public import StoaCanvas

/// What came of playing a tape.
public struct TapeRecord: Sendable {
  /// The tape as it was named by whoever read it.
  public var name: String
  /// How many commands were played without a failure.
  public var commands = 0
  /// What failed; nil when the tape passed.
  public var failure: TapeFailure?
  /// The screens for `Output`, as lines without the blanks at their end.
  public var screens: [[String]] = []
  /// The text files that want `screens`.
  public var outputs: [TapeFile] = []
  /// The screens that `Screenshot` asked for.
  public var screenshots: [TapeScreenshot] = []
  /// The last screen.
  public var last = Canvas(size: Size(columns: 0, rows: 0))
  /// The status the program ended with; nil when it was still running.
  public var exit: Int32?

  /// Nothing played yet of the tape of that name.
  public init(name: String) { self.name = name }

  /// What `Output` writes: each screen, then a line of 80 `─`, as VHS does.
  public var outputText: String {
    let separator = String(repeating: "─", count: 80) + "\n"
    return screens.map { Self.text($0) + separator }.joined()
  }

  /// Lines as the text of a file.
  public static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
