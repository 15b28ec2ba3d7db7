internal import StoaNetworking

/// Reads the words of `stoa fetch`.
enum FetchParser {
  static let help = """
    stoa fetch [flags] URL: sends one request and prints its status, its fields and its body

      --json              print {"status","headers","body"}, or {"error"}
      -X METHOD           the method (default GET, with --data POST)
      -H 'NAME: VALUE'    a field of the request; as often as wanted
      --data BODY         the body of the request
      --no-follow         print a redirect instead of following it
      --mode MODE         no-cache: have the service confirm what is in the cache; only-if-cached: do not ask the service
      --retry N           try again up to N times after a fault that may pass (default 0)
      --cache-dir DIR     where answers are kept (default: the program's cache directory)
      --data-dir DIR      the same as for the program
      --log FILE          append what happens to FILE

    The field X-Stoa-Cache says where the answer comes from: hit, miss, revalidated, stale or bypass.
    Exit status: 0 there was an answer, whatever its status; 1 it failed; 2 wrong usage; 5 the service cannot be reached.

    """

  static func parse(_ words: ArraySlice<String>, into invocation: inout Invocation) throws(UsageError) {
    var draft = FetchDraft()
    var rest = words
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        invocation.command = .fetch(FetchRequest())
        return
      }
      if word == "--" {
        for word in rest { try draft.take(url: word) }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try draft.take(url: word)
        continue
      }
      try apply(word, &rest, to: &draft, &invocation)
    }
    invocation.command = .fetch(try draft.finished())
  }

  private static func apply(
    _ word: String, _ rest: inout ArraySlice<String>, to draft: inout FetchDraft, _ invocation: inout Invocation
  ) throws(UsageError) {
    switch word {
    case "--json":
      draft.fetch.isJSON = true
      return
    case "--no-follow":
      draft.followsRedirects = false
      return
    default: break
    }
    let isLong = word.hasPrefix("--")
    let parts = isLong ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : [Substring(word)]
    let name = String(parts[0])
    guard names.contains(name) else {
      let nearest = Suggestion.nearest(to: name, among: names)
      throw UsageError(
        "stoa fetch has no flag '\(name)'; " + (nearest.map { "did you mean \($0)?" } ?? "see stoa fetch --help"))
    }
    guard !["--json", "--no-follow"].contains(name) else {
      throw UsageError("\(name) takes no value")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("\(name): the value is missing")
    }
    switch name {
    case "--data-dir": invocation.dataDirectory = value
    case "--log": invocation.log = value
    default: try draft.take(name, value)
    }
  }

  private static let names = [
    "--json", "--no-follow", "-X", "-H", "--data", "--mode", "--retry", "--cache-dir", "--data-dir", "--log",
  ]
}
