/// Why a loop ended.
struct LoopEnd: Hashable, Sendable {
  var status: Int32
  /// The signal that ended it, for the process to end by the same.
  var signal: TerminalSignal?

  static func signal(_ signal: TerminalSignal) -> LoopEnd { LoopEnd(status: signal.status, signal: signal) }
}
