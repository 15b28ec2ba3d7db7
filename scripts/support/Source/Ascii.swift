/// The bytes that the tokenizer tells apart.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let minus = UInt8(ascii: "-")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let at = UInt8(ascii: "@")
  static let exclamation = UInt8(ascii: "!")
  static let brace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let square = UInt8(ascii: "[")
  static let closingSquare = UInt8(ascii: "]")
  static let equals = UInt8(ascii: "=")
  static let semicolon = UInt8(ascii: ";")
  static let question = UInt8(ascii: "?")
  static let ampersand = UInt8(ascii: "&")
  /// What may end an operand, so that a slash after it divides.
  static let closers: Set<UInt8> = [close, closingSquare, closingBrace, greater, dot]

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Letters, digits, the underscore, and every byte of a character beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
