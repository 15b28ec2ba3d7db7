/// A typed parameter of a link: its name, what it takes, and how its text is read.
public struct LinkParameter<Value: Sendable>: Sendable {
  /// Its name; in a query, what stands before the `=`.
  public let name: String
  /// What it does, in one line, for the list of links; empty where nothing is said of it.
  public let summary: String
  /// The words that it takes, where there is a fixed set of them; else none.
  public let words: [String]
  /// Whether it takes whole numbers from 1 only.
  public let isNumber: Bool
  /// Whether it stands after `?`, and may be missing.
  @usableFromInline let isInQuery: Bool
  @usableFromInline let expectation: String
  @usableFromInline let givenPlaceholder: String
  /// The value of a text, nil where that is refused; the text is nil where the link has none.
  @usableFromInline let read: @Sendable (String?) -> Value?

  /// What to give instead, in a refusal: "a whole number from 1"; of a set of words, the words.
  public var expected: String { expectation.isEmpty ? words.alternatives : expectation }

  @usableFromInline var slot: LinkSlot {
    LinkSlot(
      name: name, summary: summary, placeholder: givenPlaceholder, words: words, isNumber: isNumber,
      isInQuery: isInQuery)
  }

  /// A step of the path.
  ///
  /// - Parameters:
  ///   - expected: Empty for a set of words, and so is the placeholder: both are made of them when asked for.
  ///   - parse: Nil refuses the text.
  @inlinable
  public init(
    _ name: String, expected: String, placeholder: String, words: [String] = [], isNumber: Bool = false,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name, expected, placeholder, words, isNumber: isNumber, isInQuery: false) { text in text.flatMap(parse) }
  }

  /// The same parameter in the query, where it may be missing.
  ///
  /// - Parameter summary: What it does, in one line, for the list of links.
  @inlinable
  public static func query<Wrapped>(
    _ parameter: LinkParameter<Wrapped>, _ summary: String = ""
  ) -> LinkParameter<Wrapped?>
  where Value == Wrapped? {
    let read = parameter.read
    return LinkParameter<Wrapped?>(
      parameter.name, parameter.expectation, parameter.givenPlaceholder, parameter.words, summary: summary,
      isNumber: parameter.isNumber, isInQuery: true
    ) { text in
      guard let text else { return .some(nil) }
      return read(text).map(Optional.some)
    }
  }

  @usableFromInline
  init(
    _ name: String, _ expected: String, _ placeholder: String, _ words: [String], summary: String = "",
    isNumber: Bool, isInQuery: Bool,
    read: @escaping @Sendable (String?) -> Value?
  ) {
    self.name = name
    self.summary = summary
    expectation = expected
    givenPlaceholder = placeholder
    self.words = words
    self.isNumber = isNumber
    self.isInQuery = isInQuery
    self.read = read
  }
}
