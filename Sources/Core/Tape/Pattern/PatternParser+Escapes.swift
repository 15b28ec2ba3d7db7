extension PatternParser {
  /// Outside a class and before no quotation, after the backslash at `start`.
  mutating func escape(from start: Int) throws(PatternError) -> PatternNode {
    switch current {
    case "A": return assertion(.textStart)
    case "z": return assertion(.textEnd)
    case "b": return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    default:
      index = start
      if let named = try namedClass() { return one(named) }
      index = start + 1
      return one(.one(try escapedScalar(from: start)))
    }
  }

  private mutating func assertion(_ assertion: PatternAssertion) -> PatternNode {
    index += 1
    return .assertion(assertion)
  }

  /// `\Q…\E`: all between are characters; without an end, up to the end of the pattern.
  mutating func quotation() -> [PatternNode] {
    index += 2
    var quoted: [PatternNode] = []
    while let scalar = current {
      if starts(with: "\\E") {
        index += 2
        break
      }
      quoted.append(one(.one(scalar)))
      index += 1
    }
    return quoted
  }

  /// The one scalar that an escape stands for, after the backslash at `start`.
  mutating func escapedScalar(from start: Int) throws(PatternError) -> Unicode.Scalar {
    guard let scalar = current else {
      throw error("a \\ at the end escapes nothing; write \\\\ for the character", at: start)
    }
    index += 1
    switch scalar {
    case "a": return "\u{07}"
    case "f": return "\u{0C}"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "v": return "\u{0B}"
    case "x": return try hexadecimal(from: start)
    case "0": return octal()
    case "1"..."9": throw error("a pattern cannot refer back to a group", at: start)
    case _ where scalar.isASCII && !PatternSet.word.contains(scalar): return scalar
    default: throw error("there is no escape \\\(scalar.shown)", at: start)
    }
  }

  private mutating func octal() -> Unicode.Scalar {
    var value: UInt8 = 0
    for _ in 0..<2 {
      guard let digit = current, ("0"..."7").contains(digit) else { break }
      value = value * 8 + UInt8(digit.value - 48)
      index += 1
    }
    return Unicode.Scalar(value)
  }

  private mutating func hexadecimal(from start: Int) throws(PatternError) -> Unicode.Scalar {
    var digits = ""
    let braced = take("{")
    while let scalar = current, scalar.properties.isASCIIHexDigit, digits.utf8.count < (braced ? 8 : 2) {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    let complete = braced ? take("}") : digits.utf8.count == 2
    guard complete, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw error("a character by its number is written as \\x41 or \\x{1F600}", at: start)
    }
    return scalar
  }
}
