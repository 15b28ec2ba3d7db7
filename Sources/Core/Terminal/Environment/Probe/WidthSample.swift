internal import StoaCanvas

/// One text, with the columns it takes by our table and on the terminal.
public struct WidthSample: Hashable, Sendable {
  /// The text that was measured.
  public var text: String
  /// The columns that the program keeps for it.
  public var columns: Int
  /// What the program sends for it: the text itself, or the part of it of whose width the C library is sure.
  public var sent: String
  /// The columns that the terminal moves on for the text; nil where it did not say.
  public var found: Int?
  /// The same for what is sent.
  public var foundSent: Int?

  /// A text with its columns; what was not found is nil.
  public init(text: String, columns: Int, sent: String, found: Int? = nil, foundSent: Int? = nil) {
    self.text = text
    self.columns = columns
    self.sent = sent
    self.found = found
    self.foundSent = foundSent
  }

  /// Whether what stands behind it is in another column than the program believes. What is shorter than its columns is
  /// filled up with blanks, which the terminal's width for it decides.
  public var drifts: Bool { foundSent.map { $0 != sentColumns } ?? false }

  /// The columns that the program believes what is sent to take.
  var sentColumns: Int { sent == text ? columns : TextWidth.of(sent) }
}
