/// Makes text from outside harmless: nothing in it moves the cursor, reorders text, or hides.
///
/// | what | becomes |
/// |---|---|
/// | C0 controls, DEL | their pictures, ␀ … ␟, ␡ |
/// | C1 controls, bidi embeddings, overrides and isolates, interlinear annotation, noncharacters | � |
/// | a Hangul vowel or final without a syllable | � |
/// | zero-width space, BOM, soft hyphen, word joiner, bidi marks, stray tags, joiners and selectors | nothing |
/// | a mark without a letter | the same on ◌ |
/// | more than four marks on a letter | four |
///
/// Joiners and variation selectors stay where they make an emoji or shape a script. It costs a look-up or two a code
/// point, and nothing is copied when all stands for itself. A canvas does the same to what is written on it.
/// Sources: UAX #9 and UAX #44 (Bidi_Control, Default_Ignorable_Code_Point), UTS #51 (emoji sequences).
public enum SafeText {
  /// How far apart the tab stops of `block` are, in columns.
  public static let tabStop = 4

  /// Text for one line: a line break or a tab becomes a space.
  public static func line(_ text: String) -> String {
    rewrite(text) { _, safe, _ in safe += " " }
  }

  /// Text of several lines: every line break becomes `\n`, tabs become spaces up to the next tab stop.
  public static func block(_ text: String) -> String {
    rewrite(text) { trait, safe, column in
      if trait == .lineBreak {
        safe += "\n"
        column = 0
      } else {
        let spaces = tabStop - column % tabStop
        safe += String(repeating: " ", count: spaces)
        column += spaces
      }
    }
  }

  /// Passes each cluster through its presentation, but for line breaks and tabs, which `space` writes.
  private static func rewrite(
    _ text: String, space: (_ trait: ScalarTrait, _ safe: inout String, _ column: inout Int) -> Void
  ) -> String {
    guard needsWork(text) else { return text }
    var safe = ""
    var column = 0
    text.withClusterReader { reader in
      while let token = reader.next() {
        switch token {
        case .scalar(let scalar, let columns):
          safe.unicodeScalars.append(scalar)
          column += columns
        case .cluster(let character):
          let trait = WidthTable.trait(of: character.unicodeScalars[character.unicodeScalars.startIndex])
          if trait == .lineBreak || trait == .tab {
            space(trait, &safe, &column)
          } else {
            ClusterPresentation.forEachPiece(of: character) {
              $0.append(to: &safe)
              column += $0.width
            }
          }
        }
      }
    }
    return safe
  }

  /// Whether anything in it is more than a letter or sign that stands for itself.
  private static func needsWork(_ text: String) -> Bool {
    let isPrintable = text.utf8.withContiguousStorageIfAvailable { $0.isPrintableASCII } ?? false
    return !isPrintable && !text.unicodeScalars.allSatisfy { WidthTable.trait(of: $0).standsAlone }
  }
}
