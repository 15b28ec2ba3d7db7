package import StoaTape

/// The tape of what the monkey did, as a file that says what it is.
package enum MonkeyTape {
  /// The text of the tape.
  ///
  /// - Parameters:
  ///   - fault: What it leads to.
  ///   - command: The command line that shows it.
  package static func text(_ steps: some Sequence<TapeStep>, fault: String, command: String) -> String {
    "# The monkey found: \(fault)\n# \(command)\n" + steps.map { "\($0.source)\n" }.joined()
  }
}
