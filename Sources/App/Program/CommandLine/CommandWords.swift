/// The words behind a command that has flags of its own, taken apart.
struct CommandWords {
  enum Word {
    case plain(String)
    case flag(String)
    /// A flag with its value.
    case option(String, String)
    case help
  }

  /// As messages name it, with the program: `stoa fetch`.
  let command: String
  /// The flags without a value, with their hyphens.
  let flags: [String]
  /// Those with one; of the long ones it may stand behind an equals sign.
  let options: [String]

  /// Hands over one word after the other. What stands behind `--` is no flag, and what stands behind `--help` is not read.
  func read(
    _ words: ArraySlice<String>, take: (Word) throws(UsageError) -> Void
  ) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" { return try take(.help) }
      if word == "--" {
        for word in rest { try take(.plain(word)) }
        return
      }
      try take(word.hasPrefix("-") && word != "-" ? flag(word, &rest) : .plain(word))
    }
  }

  private func flag(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Word {
    let isLong = word.hasPrefix("--")
    let parts = isLong ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : [Substring(word)]
    let name = String(parts[0])
    if flags.contains(name) {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
      return .flag(name)
    }
    guard options.contains(name) else {
      let nearest = Suggestion.nearest(to: name, among: flags + options)
      throw UsageError(
        "\(command) has no flag '\(name)'; " + (nearest.map { "did you mean \($0)?" } ?? "see \(command) --help"))
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("\(name): the value is missing")
    }
    return .option(name, value)
  }
}
