/// One way to go on with what stands on the address line.
public struct AddressCompletion: Equatable, Sendable {
  /// What the line holds when it is chosen.
  public let text: String
  /// How the list shows it; it names what is still to be typed: `people/ID`.
  public let label: String
  /// What it is, in one line.
  public let summary: String
  /// The keys that do the same; empty where there are none.
  public let keys: String
  /// What is still to be typed behind the text: `ID`.
  public let missing: String?

  public init(text: String, label: String, summary: String, keys: String = "", missing: String? = nil) {
    self.text = text
    self.label = label
    self.summary = summary
    self.keys = keys
    self.missing = missing
  }
}
