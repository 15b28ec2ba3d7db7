internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput

/// The mouse: what stands in the shell's own lines acts as its key, what stands in the tab is the tab's.
extension EntireTabCoordinator {
  /// Rows that one notch of the wheel scrolls.
  private static let notch = 3

  /// Takes a report of the mouse. Only the left button and the wheel mean something, and with no key held down: what a
  /// terminal does with the others is its own business.
  func takeMouse(_ mouse: MouseEvent) {
    guard store.state.isMouseOn, mouse.modifiers.isEmpty, isReady, !layout.isTooSmall else { return }
    let point = Point(x: mouse.x, y: mouse.y)
    switch mouse.kind {
    case .press where mouse.button == .left: click(at: point)
    case .wheelUp: turn(-Self.notch, at: point)
    case .wheelDown: turn(Self.notch, at: point)
    case .press, .release, .drag: break
    }
  }

  func toggleMouse() {
    let isOn = !store.state.isMouseOn
    store.send(.mouseSwitched(isOn: isOn))
    onIntent?(.mouse(isOn))
    store.send(.noticed(isOn ? "The mouse is on." : "The mouse is off; m turns it on."))
  }

  private func click(at point: Point) {
    let mark = drawn.mark(at: point)
    if case .key(let label)? = mark {
      clicks.reset()
      if let press = KeyPress(label: label) { route(.key(press)) }
      return
    }
    if let line = store.state.addressLine { return choose(mark, of: line) }
    let wasAsked = store.state.isAskedToQuit
    if store.state.notice != nil || wasAsked { store.send(.keyPressed) }
    // The list of keys lies over everything but the footer.
    guard !store.state.isHelpOpen else { return clicks.reset() }
    if case .command(let name)? = mark {
      clicks.reset()
      if let command = keys.command(named: name) { perform(command, wasAsked: wasAsked) }
    } else if layout.body.contains(point) {
      pointInTab(.click(isSecond: clicks.take(.tab)), at: point)
      returnFromPreferences()
    } else {
      clicks.reset()
    }
  }

  private func turn(_ rows: Int, at point: Point) {
    guard store.state.addressLine == nil else { return }
    if store.state.isHelpOpen {
      store.send(.help(.moved(.scrolled(rows))))
    } else {
      pointInTab(.scroll(rows), at: point)
    }
  }

  private func pointInTab(_ act: Pointing.Act, at point: Point) {
    let body = layout.body
    guard body.contains(point) else { return }
    tab.point(Pointing(act, at: Point(x: point.x - body.minX, y: point.y - body.minY)), in: body.size)
  }

  /// Puts a completion into the address line; the second click on it obeys it.
  private func choose(_ mark: Mark?, of line: AddressLine) {
    guard case .item(let index)? = mark, line.completions.indices.contains(index) else { return clicks.reset() }
    if clicks.take(.completion(index)), line.selection == index {
      clicks.reset()
      route(.key(KeyPress(.enter)))
    } else {
      store.send(.addressLine(.completed(by: index - (line.selection ?? -1))))
    }
  }
}
