internal import CTerminal
internal import Glibc

extension LoopSession {
  /// Answers every signal that waits.
  func takeSignals() {
    readSignals()
    while end == nil, !heldSignals.isEmpty { answer(heldSignals.removeFirst()) }
  }

  /// Moves the waiting signals from the descriptor to the list. Returns whether the loop may go on.
  @discardableResult func readSignals() -> Bool {
    while case let signal = ct_signals_next(signals), signal != 0 { heldSignals.append(signal) }
    return !heldSignals.contains { $0 == SIGTERM || $0 == SIGHUP }
  }

  /// The terminal is gone, whether or not the system sent the signal.
  func hangUp() {
    guard end == nil else { return }
    program.interrupt(.hangUp)
    end = .signal(.hangUp)
  }

  private func answer(_ signal: Int32) {
    switch signal {
    case SIGWINCH: noteSize()
    case SIGCONT: resume()
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

  /// Gives the terminal to the shell until somebody continues the process.
  func stop() {
    leave()
    ct_stop()
    readSignals()
    heldSignals.removeAll { $0 == SIGCONT }
    resume()
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
    program.resize(to: size)
    isStale = true
  }
}
