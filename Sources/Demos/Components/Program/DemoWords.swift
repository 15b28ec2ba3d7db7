/// The words after `scripts/demo gallery`.
package struct DemoWords: Equatable, Sendable {
  package var state = DemoState()
  /// Whether a page is printed instead of shown.
  package var isPrinted = false
  /// Whether what is printed has its colours and attributes, as escape codes.
  package var hasStyles = false

  package init() {}

  /// Reads the words; the first that is wrong is told in one line.
  package init(_ words: [String]) throws(DemoWordError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--ascii": state.isASCII = true
      case "--ansi": hasStyles = true
      case "--print":
        isPrinted = true
        state.page = try Self.value(of: word, in: &rest)
      case "--theme":
        let theme: DemoTheme = try Self.value(of: word, in: &rest)
        state.theme = theme.style
      default:
        guard let page = DemoPage(rawValue: word) else {
          throw DemoWordError(
            "there is no page and no flag '\(word)'; flags: --print PAGE, --ansi, --ascii, --theme NAME; pages: "
              + Self.names(of: DemoPage.self))
        }
        state.page = page
      }
    }
  }

  private static func value<Value: RawRepresentable & CaseIterable>(
    of flag: String, in words: inout ArraySlice<String>
  ) throws(DemoWordError) -> Value where Value.RawValue == String {
    guard let word = words.popFirst(), let value = Value(rawValue: word) else {
      throw DemoWordError("\(flag) takes one of \(names(of: Value.self))")
    }
    return value
  }

  private static func names<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
