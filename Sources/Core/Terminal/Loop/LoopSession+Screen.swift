internal import CTerminal
internal import StoaCanvas

extension LoopSession {
  /// Gives the terminal back for good.
  func giveBack() {
    // A copy asked for by the key before the one that leaves is still made.
    if isEntered, end?.signal == nil {
      _ = device.write(program.takeOutput().flatMap(\.bytes), signals: signals, patience: 500) { true }
    }
    leave()
    painter.close()
    ct_signals_close(signals)
  }

  /// Raw modes, and the way back in case of a crash. The screen itself is entered with the next frame.
  func enter() {
    ct_errors_hold()
    device.makeRaw()
    let restore = painter.capabilities.leave
    restore.withUnsafeBytes { ct_guard_arm(options.output, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
  }

  /// The screen and the modes as they were found.
  func leave() {
    if isEntered {
      _ = device.write(painter.capabilities.leave, signals: signals, patience: 500) { true }
      isEntered = false
    }
    device.makeCooked()
    ct_guard_disarm()
    ct_errors_release()
  }

  /// Writes what has changed since the last time, in one piece.
  func present() {
    frame.removeAll(keepingCapacity: true)
    for output in program.takeOutput() { note(output) }
    if isStale || program.needsDraw {
      let canvas = program.draw()
      if !isEntered {
        frame += painter.capabilities.enter
        if reportsMouse { frame += TerminalOutput.mouse(true).bytes }
        isEntered = true
      }
      painter.paint(canvas, into: &frame)
      isStale = false
    }
    guard !frame.isEmpty else { return }
    switch device.write(frame, signals: signals, isWanted: { readSignals() }) {
    case .done: break
    case .gone: hangUp()
    case .abandoned: takeSignals()
    }
    if end == nil, !heldSignals.isEmpty { takeSignals() }
  }

  private func note(_ output: TerminalOutput) {
    switch output {
    case .redraw:
      painter.repaintAll()
      isStale = true
    case .mouse(let isOn):
      reportsMouse = isOn
    case .copy, .bell, .title: break
    }
    frame += output.bytes
  }
}
