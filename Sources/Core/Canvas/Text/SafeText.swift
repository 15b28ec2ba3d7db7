/// Makes text from outside harmless: nothing in it moves the cursor, reorders text, or hides.
///
/// | what | becomes |
/// |---|---|
/// | C0 controls, DEL | their pictures, ␀ … ␟, ␡ |
/// | C1 controls, bidi embeddings, overrides and isolates, interlinear annotation, noncharacters | � |
/// | zero-width space, BOM, soft hyphen, word joiner, bidi marks, stray tags, joiners and selectors | nothing |
/// | a mark without a letter | the same on ◌ |
/// | more than four marks on a letter | four |
///
/// Joiners and variation selectors stay where they make an emoji or shape a script. Both functions are idempotent and
/// cost one look-up a code point. A canvas does the same to what is written on it.
/// Sources: UAX #9 and UAX #44 (Bidi_Control, Default_Ignorable_Code_Point), UTS #51 (emoji sequences).
public enum SafeText {
  /// How far apart the tab stops of `block` are, in columns.
  public static let tabStop = 4

  /// Text for one line: line breaks and tabs become a space, and a lone carriage return too.
  public static func line(_ text: String) -> String {
    guard needsWork(text) else { return text }
    var safe = ""
    for character in text {
      ClusterPresentation.forEachPiece(of: character) { $0.append(to: &safe) }
    }
    return safe
  }

  /// Text of several lines: every line break becomes `\n`, tabs become spaces up to the next tab stop.
  public static func block(_ text: String) -> String {
    guard needsWork(text) else { return text }
    var safe = ""
    var column = 0
    for character in text {
      switch WidthTable.trait(of: character.unicodeScalars[character.unicodeScalars.startIndex]) {
      case .lineBreak:
        safe += "\n"
        column = 0
      case .tab:
        let spaces = tabStop - column % tabStop
        safe += String(repeating: " ", count: spaces)
        column += spaces
      default:
        ClusterPresentation.forEachPiece(of: character) {
          $0.append(to: &safe)
          column += $0.width
        }
      }
    }
    return safe
  }

  /// Whether anything in it is more than a letter or sign that stands for itself.
  private static func needsWork(_ text: String) -> Bool {
    !text.unicodeScalars.allSatisfy { scalar in
      if scalar.value < 0x7F { return scalar.value >= 0x20 }
      return switch WidthTable.trait(of: scalar) {
      case .narrow, .wide, .symbol, .variable, .pictograph, .flag: true
      default: false
      }
    }
  }
}
