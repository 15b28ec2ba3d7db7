/// A form that addresses have, as the address line offers it: `people/ID`, with what may follow a `?`.
public struct AddressForm: Equatable, Sendable {
  /// One step of the path.
  public enum Step: Equatable, Sendable {
    case word(String)
    case value(Value)
  }

  /// What a person has to give.
  public struct Value: Equatable, Sendable {
    /// How the list shows it: `ID`.
    public let placeholder: String
    /// Whether only whole numbers from 1 will do.
    public let isNumber: Bool

    public init(_ placeholder: String, isNumber: Bool) {
      self.placeholder = placeholder
      self.isNumber = isNumber
    }

    /// Whether a text may stand for it.
    func takes(_ text: some StringProtocol) -> Bool {
      guard isNumber else { return !text.isEmpty }
      return !text.isEmpty && text.first != "0" && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// What may stand behind the `?`.
  public struct Parameter: Equatable, Sendable {
    public let name: String
    public let value: Value
    /// The words that it takes; none where it takes any text.
    public let words: [String]
    /// What it does, in one line.
    public let summary: String

    public init(_ name: String, _ value: Value, words: [String] = [], summary: String) {
      self.name = name
      self.value = value
      self.words = words
      self.summary = summary
    }
  }

  public let steps: [Step]
  /// What is there, in one line.
  public let summary: String
  public let parameters: [Parameter]

  public init(_ steps: [Step], summary: String, parameters: [Parameter] = []) {
    self.steps = steps
    self.summary = summary
    self.parameters = parameters
  }

  /// The words of the path, between which values are left out: what a search for a word looks at.
  var key: String {
    steps.map { if case .word(let word) = $0 { word } else { "" } }.joined(separator: "/")
  }
}
