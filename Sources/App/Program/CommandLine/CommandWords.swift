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
  /// Those with one, and how it is named; of the long ones it may stand behind an equals sign.
  let options: KeyValuePairs<String, String>
  /// Those of them whose value may be empty.
  var emptyOptions: Set<String> = []

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
    guard let option = options.first(where: { $0.key == name }) else {
      let nearest = Suggestion.nearest(to: name, among: flags + options.map(\.key))
      throw UsageError(
        "\(command) has no flag '\(name)'; " + (nearest.map { "did you mean \($0)?" } ?? "see \(command) --help"))
    }
    let value = try FlagValue.take(
      parts.count == 2 ? String(parts[1]) : nil, from: &rest, usage: "\(name) \(option.value)",
      mayBeEmpty: emptyOptions.contains(name), flags: ["-h"] + options.map(\.key).filter { !$0.hasPrefix("--") })
    return .option(name, value)
  }
}
