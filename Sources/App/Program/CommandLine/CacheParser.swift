/// Reads the words of `stoa cache`.
enum CacheParser {
  static let help = """
    stoa cache stats|verify|purge [flags]: looks after the answers of services that are kept

      stats               say what is kept: how many answers, their size, the oldest and the newest, whose they are
      verify              read every answer and drop what is damaged
      purge               drop everything

      --account A         with purge: only what is kept for that account, by the name that stats has for it
      --json              print one object instead
      --cache-dir DIR     where answers are kept (default: the program's cache directory)
      --data-dir DIR      the same as for the program

    Exit status: 0 done, and nothing was damaged; 1 something was, or the file cannot be used now; 2 wrong usage.

    """

  private static let words = CommandWords(
    command: "stoa cache", flags: ["--json"], options: ["--account": "A", "--cache-dir": "DIR", "--data-dir": "DIR"])

  static func parse(_ words: ArraySlice<String>, into invocation: inout Invocation) throws(UsageError) {
    var request = CacheRequest()
    var names: [String] = []
    var wantsHelp = false
    try Self.words.read(words) { (word) throws(UsageError) in
      switch word {
      case .help: wantsHelp = true
      case .plain(let name): names.append(name)
      case .flag: request.isJSON = true
      case .option("--account", let value): request.account = value
      case .option("--data-dir", let value): invocation.dataDirectory = value
      case .option(_, let value): request.directory = value
      }
    }
    if !wantsHelp { request.verb = try verb(names) }
    guard request.account == nil || request.verb == .purge || wantsHelp else {
      throw UsageError("--account goes with stoa cache purge")
    }
    invocation.command = .cache(request)
  }

  private static func verb(_ names: [String]) throws(UsageError) -> CacheRequest.Verb {
    guard names.count == 1, let verb = CacheRequest.Verb(rawValue: names[0]) else {
      throw UsageError("stoa cache takes one of stats, verify and purge; see stoa cache --help")
    }
    return verb
  }
}
