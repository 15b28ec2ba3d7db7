/// The value of a flag, in the words of a command line.
enum FlagValue {
  /// The value that stands behind the equals sign, or else is the next word, which is taken.
  ///
  /// A flag in its place means that it was left out; behind an equals sign anything may stand.
  ///
  /// - Parameters:
  ///   - joined: What stands behind the equals sign; nil without one.
  ///   - usage: The flag as the help writes it, with the name of its value.
  ///   - example: A value that it takes, where its form is not plain from that.
  ///   - flags: The short flags that the command knows.
  static func take(
    _ joined: String?, from rest: inout ArraySlice<String>, usage: String, example: String? = nil,
    mayBeEmpty: Bool = false, flags: [String]
  ) throws(UsageError) -> String {
    let name = usage.prefix { $0 != " " }
    var complaint = "\(usage): the value is missing"
    if joined == nil, let word = rest.first, word.hasPrefix("--") || flags.contains(word) {
      complaint += ", '\(word)' is a flag"
      if name.hasPrefix("--"), word != "--" { complaint += "; a value like that is written \(name)=\(word)" }
      throw UsageError(complaint)
    }
    if let value = joined ?? rest.popFirst(), mayBeEmpty || !value.isEmpty { return value }
    if let example { complaint += "; write it like \(name) \(example)" }
    throw UsageError(complaint)
  }
}
