/// Why a loop ended.
package struct LoopEnd: Hashable, Sendable {
  package var status: Int32
  /// The signal that ended it, for the process to end by the same.
  package var signal: TerminalSignal?

  package init(status: Int32, signal: TerminalSignal? = nil) {
    self.status = status
    self.signal = signal
  }

  static func signal(_ signal: TerminalSignal) -> LoopEnd { LoopEnd(status: signal.status, signal: signal) }
}
