extension UInt8 {
  var isASCII: Bool { self < 0x80 }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || endsLine }

  /// Whether it is a token by itself.
  var isTapeSign: Bool {
    switch self {
    case UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"): true
    case UInt8(ascii: "-"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "\\"), UInt8(ascii: ","): true
    default: false
    }
  }

  /// Whether a word goes on with it.
  var isTapeWord: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "%"): true
    default: isLetter || isDigit
    }
  }
}
