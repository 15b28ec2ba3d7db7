extension LineEditor {
  mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .moveLeft: moveCursor(to: cursor - 1)
    case .moveRight: moveCursor(to: cursor + 1)
    case .moveToStart: moveCursor(to: 0)
    case .moveToEnd: moveCursor(to: text.count)
    case .moveWordLeft: moveCursor(to: wordStart)
    case .moveWordRight: moveCursor(to: wordEnd)
    case .deleteBackward: delete(cursor - 1..<cursor)
    case .deleteForward: delete(cursor..<cursor + 1)
    case .deleteWord: delete(wordStart..<cursor)
    case .deleteToStart: delete(0..<cursor)
    case .deleteToEnd: delete(cursor..<text.count)
    }
  }

  /// Where the word before the cursor begins: back over spaces, then to the next one.
  private var wordStart: Int {
    var position = cursor
    var rest = beforeCursor
    while rest.last == " " {
      rest.removeLast()
      position -= 1
    }
    while let last = rest.last, last != " " {
      rest.removeLast()
      position -= 1
    }
    return position
  }

  /// Where the word behind the cursor ends: over spaces, then to the next one.
  private var wordEnd: Int {
    var position = cursor
    var rest = afterCursor
    while rest.first == " " {
      rest.removeFirst()
      position += 1
    }
    while let first = rest.first, first != " " {
      rest.removeFirst()
      position += 1
    }
    return position
  }

  private mutating func delete(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.count)
    guard !range.isEmpty else { return }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let kept = String(text[..<start])
    // What is brought together may join to one character, which the cursor must not stand within.
    replace(with: kept + text[end...], cursor: kept.count)
  }

  /// The text as one line: each line break or tab one space, other control characters gone.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if !isControl(scalar) {
        result.append(scalar)
      } else if isBlank(scalar), !(scalar == "\n" && previous == "\r") {
        result.append(" ")
      }
      previous = scalar
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
