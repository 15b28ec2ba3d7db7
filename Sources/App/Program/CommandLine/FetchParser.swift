internal import StoaNetworking

/// Reads the words of `stoa fetch`.
enum FetchParser {
  static let help = """
    stoa fetch [flags] URL: sends one request and prints its status, its fields and its body

      --json              print {"status","headers","body"}, or {"error"}
      -X METHOD           the method (default GET, with --data POST)
      -H 'NAME: VALUE'    a field of the request; as often as wanted
      --data BODY         the body of the request; several are joined with &
      --no-follow         print a redirect instead of following it
      --mode MODE         no-cache: have the service confirm what is in the cache; only-if-cached: do not ask the service
      --retry N           try again up to N times after a fault that may pass (default 0)
      --cache-dir DIR     where answers are kept (default: the program's cache directory)
      --data-dir DIR      the same as for the program
      --log FILE          append what happens to FILE

    The field X-Stoa-Cache says where the answer comes from: hit, miss, revalidated, stale or bypass.
    Exit status: 0 there was an answer, whatever its status; 1 it failed; 2 wrong usage; 5 the service cannot be reached.

    """

  private static let words = CommandWords(
    command: "stoa fetch", flags: ["--json", "--no-follow"],
    options: [
      "-X": "METHOD", "-H": "'NAME: VALUE'", "--data": "BODY", "--mode": "MODE", "--retry": "N", "--cache-dir": "DIR",
      "--data-dir": "DIR", "--log": "FILE",
    ], emptyOptions: ["--data"])

  static func parse(_ words: ArraySlice<String>, into invocation: inout Invocation) throws(UsageError) {
    var draft = FetchDraft()
    var wantsHelp = false
    try Self.words.read(words) { (word) throws(UsageError) in
      switch word {
      case .help: wantsHelp = true
      case .plain(let url): try draft.take(url: url)
      case .flag("--json"): draft.fetch.isJSON = true
      case .flag: draft.followsRedirects = false
      case .option("--data-dir", let value): invocation.dataDirectory = value
      case .option("--log", let value): invocation.log = value
      case .option(let name, let value): try draft.take(name, value)
      }
    }
    invocation.command = .fetch(wantsHelp ? FetchRequest() : try draft.finished())
  }
}
