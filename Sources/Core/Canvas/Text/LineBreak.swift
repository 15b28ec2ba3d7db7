/// Where a line may end inside of what has no spaces: a small part of the line breaking algorithm (UAX #14).
enum LineBreak {
  /// What a cluster is to a line; a wide closing sign is both ideographic and closing.
  struct Class: OptionSet {
    let rawValue: UInt8

    static let space = Class(rawValue: 1)
    /// A line break.
    static let end = Class(rawValue: 2)
    static let hyphen = Class(rawValue: 4)
    /// Must not end a line (class OP).
    static let opening = Class(rawValue: 8)
    /// Must not begin a line (classes CL, CP, EX, IS, NS, CJ).
    static let closing = Class(rawValue: 16)
    /// Of a script without spaces, or an emoji.
    static let ideographic = Class(rawValue: 32)
  }

  /// Whether a line may end between two clusters, the second of which begins with that code point.
  static func isAllowed(between before: Class, and after: Class, _ first: Unicode.Scalar) -> Bool {
    if before.contains(.hyphen) { return first.properties.isAlphabetic }
    return before.union(after).contains(.ideographic) && !after.contains(.closing) && !before.contains(.opening)
  }
}

extension LineBreak.Class {
  /// The class of a cluster by its first code point, and its width.
  init(of first: Unicode.Scalar, columns: Int) {
    switch first {
    case " ", "\t": self = .space
    case "-", "\u{2010}", "–", "—": self = .hyphen
    case "(", "[", "{", "“", "‘": self = .opening
    case ")", "]", "}", ",", ".", ":", ";", "!", "?", "…", "”", "’": self = .closing
    case "0"..."9", "A"..."Z", "a"..."z": self = []
    case "「", "『", "（", "【", "《", "〈", "〔", "［", "｛": self = [.ideographic, .opening]
    case "、", "。", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "》", "〉", "〕", "］", "｝", "ー", "々", "・",
      "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ":
      self = [.ideographic, .closing]
    default:
      self =
        switch WidthTable.trait(of: first) {
        case .lineBreak: .end
        case .wide, .leading, .pictograph, .modifier, .flag: .ideographic
        case .variable where columns == 2: .ideographic
        default: []
        }
    }
  }
}
