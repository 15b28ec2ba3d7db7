/// Reads the words of `stoa serve`.
enum ServeParser {
  static let help = """
    stoa serve [flags]: serves the embedded back end to other programs, until it is interrupted

      --port N            the port (default 3000); 0 for one that is free
      --host ADDRESS      the address of this machine (default 127.0.0.1, which no other machine reaches)
      --data-dir DIR, --sample-size N, --seed N
                          the same as for the program, and the same data

    Prints the URL, a line, once it takes requests.
    Exit status: 1 the data cannot be used; 2 wrong usage, or a port that cannot be had; 128+n ended by signal n.

    """

  /// Those behind the address are the program's, too.
  private static let words = CommandWords(
    command: "stoa serve", flags: [],
    options: ["--port": "N", "--host": "ADDRESS", "--data-dir": "DIR", "--sample-size": "N", "--seed": "N"])

  static func parse(_ words: ArraySlice<String>, into invocation: inout Invocation) throws(UsageError) {
    var request = ServeRequest()
    try Self.words.read(words) { (word) throws(UsageError) in
      switch word {
      case .help: request.wantsHelp = true
      case .plain(let word): throw UsageError("stoa serve takes flags alone: '\(word)' is too much")
      case .option("--port", let value): request.port = try Flag.number(value, for: "--port", in: 0...65_535)
      case .option("--host", let value): request.host = value
      case .option(let name, let value): try Flag.table.first { $0.name == name }?.apply(&invocation, value)
      case .flag: break
      }
    }
    if !request.wantsHelp, !invocation.isEmbedded {
      throw UsageError("stoa serve serves the embedded back end alone; leave out --backend and STOA_BACKEND")
    }
    invocation.command = .serve(request)
  }
}
