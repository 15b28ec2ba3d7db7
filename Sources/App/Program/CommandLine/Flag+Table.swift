internal import DomainLayer
internal import FeaturesRoot
internal import StoaCanvas
internal import StoaNetworking
internal import StoaTape
internal import StoaTerminal

extension Flag {
  /// Every flag, in the order of the help: parsing and help follow this table alone.
  static let table: [Flag] = [
    Flag("--open", "LINK", "open the program at LINK") { invocation, value in invocation.link = value },
    Flag("--tab", "NAME", "open a tab: \(WordList.or(TabChoice.all.names))") { (invocation, value) throws(UsageError) in
      guard TabChoice.all.names.contains(value) else {
        throw UsageError("there is no tab '\(value)'; try \(WordList.or(TabChoice.all.names))")
      }
      invocation.link = value
    },
    Flag("--tabs", "NAMES", "these tabs only, in this order: people,posts") { (invocation, value) throws(UsageError) in
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard let tabs = TabChoice(names: names) else {
        throw UsageError(
          "--tabs takes names of tabs with commas between them, each once: \(TabChoice.all.names.joined(separator: ","))"
        )
      }
      invocation.tabs = tabs
    },
    Flag("--fresh", nil, "begin at the beginning, not where the program was left") { invocation, _ in
      invocation.isFresh = true
    },
    Flag("--backend", "embedded|URL", "where the data comes from (STOA_BACKEND)") {
      (invocation, value) throws(UsageError) in
      try invocation.setBackend(value, name: "--backend")
    },
    Flag("--offline", nil, "ask no service: what was kept of it is all there is") { invocation, _ in
      invocation.isOffline = true
    },
    Flag("--token-file", "FILE", "a file with the token for --backend URL (else STOA_TOKEN)") { invocation, value in
      invocation.tokenFile = value
    },
    Flag("--data-dir", "DIR", "keep all files in DIR (STOA_DATA_DIR; default: the XDG directories)") {
      invocation, value in
      invocation.dataDirectory = value
    },
    Flag("--sample-size", "N", "N people, N posts, N to-dos in the embedded sample") {
      (invocation, value) throws(UsageError) in
      invocation.sampleSize = try number(value, for: "--sample-size", in: 1...10_000_000)
    },
    Flag("--seed", "N", "the one seed of all randomness (default 1)") { (invocation, value) throws(UsageError) in
      guard let seed = UInt64(value) else { throw UsageError("--seed takes a whole number, not '\(value)'") }
      invocation.seed = seed
    },
    Flag("--print", "screen|ansi|text|json", "print the place instead of opening the program") {
      (invocation, value) throws(UsageError) in
      invocation.print = try choice(value, for: "--print")
    },
    Flag("--replay", "FILE", "play a tape without a terminal; further words are more tapes") { invocation, value in
      invocation.replay = invocation.replay ?? ReplayRequest()
      invocation.replay?.tapes.append(value)
    },
    Flag("--tty", nil, "play tapes on this terminal, in real time") { invocation, _ in
      invocation.replay = invocation.replay ?? ReplayRequest()
      invocation.replay?.isOnTerminal = true
    },
    Flag("--jobs", "N", "play N tapes at once (default 1)") { (invocation, value) throws(UsageError) in
      invocation.replay = invocation.replay ?? ReplayRequest()
      invocation.replay?.jobs = try number(value, for: "--jobs", in: 1...64)
    },
    Flag("--record", "FILE", "write this session: FILE.tape to replay it, FILE.cast for asciinema") {
      (invocation, value) throws(UsageError) in
      invocation.record = try RecordRequest(value)
    },
    Flag("--report", "FILE", "leave FILE when something goes wrong: a tape, the last screen, the versions") {
      invocation, value in
      invocation.report = value
    },
    Flag("--size", "COLSxROWS", "size of a printed or replayed screen (default 80x24)") {
      (invocation, value) throws(UsageError) in
      invocation.size = try size(value)
    },
    Flag("--color", "auto|always|never", "whether to use colours (STOA_COLOR, NO_COLOR)") {
      (invocation, value) throws(UsageError) in
      invocation.color = try choice(value, for: "--color")
    },
    Flag("--theme", "NAME", "default, contrast or mono, for this run (STOA_THEME)") {
      (invocation, value) throws(UsageError) in
      try invocation.setTheme(value, name: "--theme")
    },
    Flag("--ascii", nil, "draw with ASCII characters only") { invocation, _ in invocation.isASCII = true },
    Flag("--no-mouse", nil, "leave the mouse to the terminal; m gives it to the program") { invocation, _ in
      invocation.hasMouse = false
    },
    Flag(
      "--fault", "RESOURCE:WHAT", "have the service fail, as in 'posts:status=500,latency=2s,rate=0.3'",
      example: ServiceFault.example
    ) { (invocation, value) throws(UsageError) in
      try invocation.addFault(value, name: "--fault")
    },
    Flag("--log", "FILE", "append what happens to FILE (STOA_LOG)") { invocation, value in invocation.log = value },
    Flag("--log-level", "info|debug", "what the log tells; debug: each action and effect, too (default info)") {
      (invocation, value) throws(UsageError) in
      invocation.logLevel = try choice(value, for: "--log-level")
    },
    // How many actions the inspector can look at again; zero for none, as a benchmark wants it.
    Flag("--history", "N", "") { (invocation, value) throws(UsageError) in
      invocation.history = try number(value, for: "--history", in: 0...1_000_000)
    },
    Flag("--monkey", "STEPS", "") { (invocation, value) throws(UsageError) in
      invocation.monkeySteps = try number(value, for: "--monkey", in: 1...TapeParser.mostSteps)
    },
    Flag("--checked", nil, "") { invocation, _ in invocation.isChecked = true },
    Flag("--strict", nil, "") { invocation, _ in invocation.isStrict = true },
    Flag("--version", nil, "print the version") { invocation, _ in invocation.command = .version },
    Flag("--help", nil, "print this") { invocation, _ in invocation.command = .help },
  ]

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: String, for name: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("\(name) takes one of \(all), not '\(value)'")
  }

  static func number(_ value: String, for name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw UsageError("\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
    }
    return number
  }

  private static func size(_ value: String) throws(UsageError) -> Size {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
      (1...1000).contains(rows)
    else { throw UsageError("--size takes COLSxROWS such as 80x24, at most 1000x1000, not '\(value)'") }
    return Size(columns: columns, rows: rows)
  }
}

extension Invocation {
  mutating func setBackend(_ value: String, name: String) throws(UsageError) {
    // The scheme of an address has no case (RFC 3986 section 3.1).
    let start = value.prefix(8).lowercased()
    guard value == "embedded" || start.hasPrefix("http://") || start == "https://" else {
      throw UsageError("\(name) takes 'embedded' or an http address such as http://127.0.0.1:3000, not '\(value)'")
    }
    backend = value
  }

  mutating func setTheme(_ value: String, name: String) throws(UsageError) {
    guard let known = Theme(rawValue: value) else {
      let all = Theme.allCases.map(\.name).joined(separator: ", ")
      throw UsageError("\(name) takes one of \(all), not '\(value)'")
    }
    theme = known
  }
}
