/// Whether a feature may be called so.
enum ScaffoldName {
  /// What is wrong with the name, or nil.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules that are there.
  ///   - places: The first words of the addresses that are there, and the commands of the program.
  static func problem(_ name: String, modules: Set<String>, places: Set<String>) -> String? {
    guard let first = name.unicodeScalars.first, ("A"..."Z").contains(first),
      name.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) })
    else { return "'\(name)' is no name for a feature: write it in letters and digits, like Gallery" }
    guard name.count <= 24 else { return "'\(name)' is too long: 24 letters are the most" }
    guard !reserved.contains(name.lowercased()) else { return "'\(name)' is a word of Swift; take another name" }
    guard !suffixes.contains(where: { name.hasSuffix($0) && name != $0 }), !suffixes.contains(name) else {
      return "'\(name)' ends like a module of a feature; leave out the last word"
    }
    guard modules.isDisjoint(with: [name] + suffixes.map { name + $0 } + [name + "Tests"]) else {
      return "\(name) is there already"
    }
    guard !places.contains(name.lowercased()) else {
      return "'\(name.lowercased())' is an address or a command already; take another name"
    }
    return nil
  }

  private static let suffixes = ["Interface", "Logic", "UI", "Router", "Testing"]

  /// The words of Swift that cannot be the name of a value, and those whose types every file sees.
  private static let reserved: Set<String> = [
    "any", "array", "as", "associatedtype", "async", "await", "bool", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "dictionary", "do", "double", "else", "enum", "error", "extension", "fallthrough",
    "false", "fileprivate", "float", "for", "func", "guard", "if", "import", "in", "init", "inout", "int", "internal",
    "is", "let", "nil", "operator", "optional", "package", "precedencegroup", "private", "protocol", "public", "repeat",
    "result", "rethrows", "return", "self", "set", "some", "static", "string", "struct", "subscript", "super", "switch",
    "task", "throw", "throws", "true", "try", "type", "typealias", "var", "void", "where", "while",
  ]
}
