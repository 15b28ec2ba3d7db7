/// What a command line asks to be replayed.
package struct ReplayRequest: Equatable {
  /// Files, folders of `.tape` files, and `-` for standard input, in the order of the command line.
  package var tapes: [String] = []
  /// Whether to play on the terminal, in real time.
  var isOnTerminal = false
  /// How many tapes are played at once.
  package var jobs = 1
  /// All words of the command line but the tapes and the number of jobs.
  package var words: [String] = []
  /// The flags that were given; they win over what a tape says of the same.
  package var flags: Set<String> = []

  package init() {}
}
