extension PatternSet {
  /// What stands between `[:` and `:]`, in ASCII as RE2 has it.
  static func posix(_ name: String) -> PatternSet? {
    switch name {
    case "alnum": .union([.range("a"..."z"), .range("A"..."Z"), digit])
    case "alpha": .union([.range("a"..."z"), .range("A"..."Z")])
    case "ascii": .range("\0"..."\u{7F}")
    case "blank": .union([one(" "), one("\t")])
    case "cntrl": .union([.range("\0"..."\u{1F}"), one("\u{7F}")])
    case "digit": digit
    case "graph": .range("!"..."~")
    case "lower": .range("a"..."z")
    case "print": .range(" "..."~")
    case "punct": .union([.range("!"..."/"), .range(":"..."@"), .range("["..."`"), .range("{"..."~")])
    case "space": .union([.range("\t"..."\r"), one(" ")])
    case "upper": .range("A"..."Z")
    case "word": word
    case "xdigit": .union([digit, .range("a"..."f"), .range("A"..."F")])
    default: nil
    }
  }

  /// A general category of Unicode by its short name: `L` for all letters, `Lu` for capital ones.
  static func category(_ name: String) -> PatternSet? {
    if name == "Any" { return any }
    let members = categoryNames.filter { name.count == 1 ? $0.name.hasPrefix(name) : $0.name == name }
    return members.isEmpty ? nil : .categories(Set(members.map(\.category)))
  }

  private static let categoryNames: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
    ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
    ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
    ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
    ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
    ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
    ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Co", .privateUse),
  ]
}
