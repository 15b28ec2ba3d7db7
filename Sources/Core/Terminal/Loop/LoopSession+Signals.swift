internal import CTerminal
internal import Glibc

extension LoopSession {
  /// Answers every signal that waits, first of all one that ends the program.
  func takeSignals() {
    readSignals()
    while end == nil, let next = heldSignals.firstIndex(where: Self.ends) ?? heldSignals.indices.first {
      answer(heldSignals.remove(at: next))
    }
  }

  /// Moves the waiting signals from the descriptor to the list. Returns whether the loop may go on.
  @discardableResult func readSignals() -> Bool {
    while case let signal = ct_signals_next(signals), signal != 0 { heldSignals.append(signal) }
    return !heldSignals.contains(where: Self.ends)
  }

  private static func ends(_ signal: Int32) -> Bool { signal == SIGTERM || signal == SIGHUP }

  /// The terminal is gone, whether or not the system sent the signal.
  func hangUp() {
    guard end == nil else { return }
    // Where the system has not sent it, or it is ignored, nothing else sees to it that the process ends in time.
    ct_guard_hurry(SIGHUP)
    program.interrupt(.hangUp)
    end = .signal(.hangUp)
  }

  private func answer(_ signal: Int32) {
    switch signal {
    case SIGWINCH: noteSize()
    case SIGCONT: if device.isInForeground { resume() } else { stop() }
    case SIGTSTP: if canStop { stop() }
    case SIGHUP: hangUp()
    case SIGTERM:
      program.interrupt(.terminate)
      end = .signal(.terminate)
    case SIGINT:
      program.interrupt(.interrupt)
      if program.exit == TerminalSignal.interrupt.status { end = .signal(.interrupt) }
    default: break
    }
  }

  /// Whether ^Z can stop the process; without a shell that could continue it, the key is the program's.
  var canStop: Bool { ct_signal_is_ignored(SIGTSTP) == 0 }

  /// Gives the terminal to the shell until somebody continues the process in the foreground. In the background it
  /// stops again, as the system would stop it, but not before it has looked for a signal that ends it.
  func stop() {
    leave()
    while true {
      ct_stop()
      guard readSignals() else { return }
      let count = heldSignals.count
      heldSignals.removeAll { $0 == SIGCONT }
      if device.isInForeground { return resume() }
      // Nobody is there who could stop or continue it, and the terminal is another's.
      if heldSignals.count == count { return hangUp() }
    }
  }

  /// Takes the terminal again, in whatever state and size it is now.
  func resume() {
    enter()
    noteSize()
    isEntered = false
    isStale = true
    painter.repaintAll()
  }

  private func noteSize() {
    let size = device.size
    guard size != painter.size else { return }
    painter.resize(to: size)
    options.tap?.resized(size)
    program.resize(to: size)
    isStale = true
  }
}
