internal import CTerminal
internal import StoaCanvas

extension LoopSession {
  /// Gives the terminal back for good.
  func giveBack() {
    // A copy asked for by the key before the one that leaves is still made.
    if isEntered, end?.signal == nil {
      _ = device.write(program.takeOutput().flatMap(bytes), patience: 500)
    }
    leave()
    painter.close()
  }

  /// Raw modes, and the way back in case of a crash. The screen itself is entered with the next frame.
  func enter() {
    ct_errors_hold()
    device.makeRaw(restore: breakOff + painter.capabilities.leave)
  }

  /// Ends a sequence that was cut off, whatever it was: CAN, and the end of a string.
  private var breakOff: [UInt8] { painter.capabilities.hasPrivateModes ? Array("\u{18}\u{1B}\\".utf8) : [] }

  /// The screen and the modes as they were found.
  func leave() {
    var flows = true
    if isEntered {
      let bytes = (isCutOff ? breakOff : []) + painter.capabilities.leave
      flows = device.write(bytes, patience: end?.signal == nil ? 500 : 250) == .done
      isEntered = false
    }
    device.makeCooked(flows: flows)
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
        if reportsMouse, painter.capabilities.hasPrivateModes { frame += TerminalOutput.mouse(true).bytes }
        isEntered = true
      }
      painter.paint(canvas, into: &frame)
      isStale = false
    }
    guard !frame.isEmpty else { return }
    switch device.write(frame, signals: signals, isWanted: { readSignals() }) {
    case .done: break
    case .gone: hangUp()
    case .abandoned:
      isCutOff = true
      takeSignals()
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
    frame += bytes(output)
  }

  /// What is written for it. A terminal that knows no private modes would show them; to a bell each listens.
  private func bytes(_ output: TerminalOutput) -> [UInt8] {
    output == .bell || painter.capabilities.hasPrivateModes ? output.bytes : []
  }
}
