internal import EntireTabRouter
internal import InspectorSupport
package import StoaCanvas
package import StoaFlow
internal import StoaInput
internal import StoaTerminal

/// The inspector over the program, or over what it has sent, and the moments of the past.
///
/// While a moment is shown, no key reaches the program and nothing is laid out: what goes on meanwhile is not seen, and
/// loses nothing.
extension StoaProgram {
  /// What happened in this session; nil where nothing is kept.
  package var history: Timeline? { container.runtime.timeline }

  /// The screen as it was once that entry of the history was made.
  package func moment(_ number: UInt64, in size: Size) -> Canvas {
    guard let history else { return shell.still(in: size) }
    return history.show(number) { shell.still(in: size) }
  }

  /// Opens the inspector over one or the other, in the place of one over the other; where it is open, it gets the keys back.
  func openInspector(over subject: Inspector.Subject) {
    if let inspector, inspector.subject == subject { return inspector.takeKeys() }
    guard let opened = makeInspector(over: subject) else { return shell.notice("Nothing is kept to be inspected.") }
    inspector?.close()
    inspector = opened
    layOut()
  }

  private func makeInspector(over subject: Inspector.Subject) -> Inspector? {
    switch subject {
    case .timeline: history.map { Inspector(timeline: $0, glyphs: glyphs) }
    case .network: Inspector(exchanges: container.exchanges, glyphs: glyphs, wake: TerminalLoop.wake)
    }
  }

  /// Has an inspector that has the keys take the event; false where the program is to.
  func inspect(_ event: InputEvent) -> Bool {
    guard let inspector = keys(of: inspector) else { return false }
    switch inspector.handle(event) {
    case .stays: break
    case .closes: closeInspector()
    case .quits:
      // What holds the program back from ending is said in its status line.
      closeInspector()
      shell.quit()
    }
    return true
  }

  /// The inspector, where it has the keys.
  func keys(of inspector: Inspector?) -> Inspector? { inspector?.isProgramUsed == false ? inspector : nil }

  /// Gives the program the room that it has.
  func layOut() {
    shell.resize(to: inspector == nil ? size : InspectorLayout(size: size).program?.size ?? size)
  }

  /// What is not in view waits until it is.
  func needsDraw(_ inspector: Inspector) -> Bool {
    inspector.needsDraw || showsPresent(inspector) && shell.needsDraw
  }

  func draw(_ inspector: Inspector) -> Canvas {
    let layout = InspectorLayout(size: size)
    guard !takesWholeScreen(inspector) else {
      // Beside the inspector the program is laid out for its part: on the whole screen it is shown as it stands.
      let shown = inspector.moment ?? (layout.program == nil ? nil : history?.last)
      var canvas = shown.map { moment($0, in: size) } ?? shell.draw()
      inspector.draw(on: &canvas, in: layout.inspector)
      return canvas
    }
    var canvas = Canvas(size: size, glyphs: glyphs)
    if let part = layout.program, let divider = layout.divider {
      let program = inspector.moment.map { moment($0, in: part.size) } ?? shell.draw()
      canvas.draw(program, at: part.origin)
      canvas.cursor = program.cursor
      canvas.isStill = program.isStill
      canvas.verticalRule(at: divider.origin, height: divider.rows, style: .dim)
    }
    let cursor = canvas.cursor
    inspector.draw(on: &canvas, in: layout.inspector)
    if inspector.isProgramUsed { canvas.cursor = cursor }
    return canvas
  }

  private func closeInspector() {
    inspector?.close()
    inspector = nil
    layOut()
  }

  /// Whether the program as it is now is in view.
  private func showsPresent(_ inspector: Inspector) -> Bool {
    guard inspector.moment == nil else { return false }
    return InspectorLayout(size: size).program == nil ? takesWholeScreen(inspector) : !inspector.state.isWhole
  }

  /// Whether a moment has the whole screen, or the program has it because there is no room for two.
  private func takesWholeScreen(_ inspector: Inspector) -> Bool {
    inspector.state.isWhole || inspector.isProgramUsed && InspectorLayout(size: size).program == nil
  }
}
