/// Where a line may end inside of what has no spaces: a small part of the line breaking algorithm (UAX #14).
enum LineBreak {
  /// Closing signs and small letters that must not begin a line (classes CL, CJ, EX, NS).
  private static let staysWithTheOneBefore: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "》", "〉", "〕", "］", "｝", "ー", "々", "・",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
    ")", "]", "}", ",", ".", ":", ";", "!", "?", "\"", "'", "…", "”", "’",
  ]

  /// Opening signs that must not end a line (class OP).
  private static let staysWithTheOneAfter: Set<Character> = [
    "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "(", "[", "{", "\"", "'", "“", "‘",
  ]

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "–", "—"]

  /// Whether a line may end between two characters, neither of which is a space.
  static func isAllowed(between before: Character, and after: Character) -> Bool {
    if hyphens.contains(before) { return after.isLetter }
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    return !staysWithTheOneBefore.contains(after) && !staysWithTheOneAfter.contains(before)
  }

  /// Whether it is a character of a script without spaces, or an emoji.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard !character.isASCII else { return false }
    return switch WidthTable.trait(of: character.unicodeScalars[character.unicodeScalars.startIndex]) {
    case .wide, .pictograph, .modifier, .flag: true
    case .variable: TextWidth.of(character) == 2
    default: false
    }
  }
}
