/// Reads a command line: the environment first, then the words, of which later ones win.
package enum CommandParser {
  package static func parse(_ arguments: [String], environment: (String) -> String?) throws(UsageError) -> Invocation {
    var invocation = Invocation()
    try invocation.adopt(environment)
    var flags: Set<String> = []
    var others: [String] = []
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if words.isEmpty, invocation.replay == nil, let parse = ownParsers[argument] {
        try parse(rest, &invocation)
        return invocation
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        take(argument, into: &invocation, &words)
        continue
      }
      if argument == "--" {
        for word in rest { take(word, into: &invocation, &words) }
        break
      }
      let before = rest.startIndex - 1
      let name = try apply(argument, &rest, to: &invocation)
      flags.insert(name)
      if !["--replay", "--jobs"].contains(name) { others += arguments[before..<rest.startIndex] }
    }
    // Whoever asks for help gets it, whatever else the line says.
    if [.help, .version].contains(invocation.command) { return invocation }
    try take(words, into: &invocation)
    try invocation.checkMonkey()
    try invocation.checkRecord(flags)
    if invocation.replay != nil { try invocation.checkReplay(flags, others: words + others) }
    return invocation
  }

  /// The commands of which few flags are flags of the program, such as those that users of curl know.
  private static let ownParsers: [String: @Sendable (ArraySlice<String>, inout Invocation) throws(UsageError) -> Void] =
    ["fetch": FetchParser.parse(_:into:), "cache": CacheParser.parse(_:into:), "serve": ServeParser.parse(_:into:)]

  /// After the first tape, further words are tapes.
  private static func take(_ word: String, into invocation: inout Invocation, _ words: inout [String]) {
    if invocation.replay?.tapes.isEmpty == false {
      invocation.replay?.tapes.append(word)
    } else {
      words.append(word)
    }
  }

  /// Returns the name of the flag.
  private static func apply(
    _ argument: String, _ rest: inout ArraySlice<String>, to invocation: inout Invocation
  ) throws(UsageError) -> String {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    guard let flag = Flag.table.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, among: Flag.table.map(\.name))
      throw UsageError("there is no flag '\(name)'; " + (nearest.map { "did you mean \($0)?" } ?? "see stoa --help"))
    }
    guard flag.value != nil else {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
      try flag.apply(&invocation, "")
      return name
    }
    let value = try FlagValue.take(
      parts.count == 2 ? parts[1] : nil, from: &rest, usage: flag.usage, example: flag.example, flags: ["-h"])
    try flag.apply(&invocation, value)
    return name
  }

  private static func take(_ words: [String], into invocation: inout Invocation) throws(UsageError) {
    switch words.first {
    case nil:
      return
    case "help" where words.count == 1:
      invocation.command = .help
    case "paths" where words.count == 1:
      invocation.command = .paths
    case "doctor":
      invocation.command = try doctor(Array(words.dropFirst()))
    case "links":
      invocation.command = try links(Array(words.dropFirst()))
    case "tapes":
      invocation.command = try tapes(Array(words.dropFirst()))
    case let link?:
      guard words.count == 1 else { throw UsageError("one address at a time: '\(words[1])' is too much") }
      guard invocation.link == nil else { throw UsageError("'\(link)' and --open or --tab name two places; give one") }
      invocation.link = link
    }
  }

  private static func links(_ words: [String]) throws(UsageError) -> Invocation.Command {
    switch (words.first, words.count) {
    case ("list", 1): return .listLinks
    case ("explain", 2): return .explainLink(words[1])
    case ("explain", _): throw UsageError("stoa links explain takes one LINK")
    default: throw UsageError("stoa links takes 'list' or 'explain LINK'")
    }
  }

  private static func doctor(_ words: [String]) throws(UsageError) -> Invocation.Command {
    switch (words.first, words.count) {
    case (nil, _): return .doctor
    case ("keys", 1): return .doctorKeys
    default: throw UsageError("stoa doctor takes 'keys' or nothing")
    }
  }

  private static func tapes(_ words: [String]) throws(UsageError) -> Invocation.Command {
    switch (words.first, words.count) {
    case ("check", 2...): return .checkTapes(Array(words.dropFirst()))
    case ("keys", 2): return .tapeKeys(words[1])
    default: throw UsageError("stoa tapes takes 'check FILE…' or 'keys FILE'")
    }
  }
}
