extension LinkParameter<Int> {
  /// A whole number from 1 up, in ASCII digits without sign or leading zeros: one spelling for one item.
  public static func id(_ name: String = "id") -> LinkParameter<Int> {
    LinkParameter(name, expected: "a whole number from 1", placeholder: name.uppercased(), isNumber: true) { text in
      guard text.utf8.first != UInt8(ascii: "0") else { return nil }
      var number = 0
      for byte in text.utf8 {
        guard LinkEncoding.isDigit(byte) else { return nil }
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let (sum, isBeyond) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        guard !isTooLarge, !isBeyond else { return nil }
        number = sum
      }
      return text.isEmpty ? nil : number
    }
  }
}

extension LinkParameter<String> {
  /// Any text of at most that many characters, none among them, which take four bytes each on the average: a character
  /// alone can have any number of accents.
  public static func text(_ name: String, maximumLength: Int = 256) -> LinkParameter<String> {
    LinkParameter(name, expected: "at most \(maximumLength) characters", placeholder: "TEXT") { text in
      let bytes = text.utf8.count
      return bytes <= maximumLength || (bytes <= 4 * maximumLength && text.count <= maximumLength) ? text : nil
    }
  }
}

extension LinkParameter where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of a fixed set of words.
  @inlinable
  public static func choice(_ name: String, of type: Value.Type = Value.self) -> LinkParameter<Value> {
    let words = type.allCases.map(\.rawValue)
    return LinkParameter(name, expected: "", placeholder: "", words: words) { text in Value(rawValue: text) }
  }
}

extension [String] {
  /// The words as a sentence offers them: "id, name or city".
  @usableFromInline
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "something else" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
