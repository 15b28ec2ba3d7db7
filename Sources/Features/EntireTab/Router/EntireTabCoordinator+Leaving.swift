internal import EntireTabInterface
internal import EntireTabLogic
internal import StoaFlow
internal import StoaRouting

/// Going along the places where one was, and out of the program.
extension EntireTabCoordinator {
  func goBack() {
    step(orSay: "There is nothing to go back to.") { $0.goBack(from: $1) }
  }

  func goForward() {
    step(orSay: "There is nothing to go forward to.") { $0.goForward(from: $1) }
  }

  func goToPrevious() {
    step(orSay: "There is no previous place yet.") { $0.goToPrevious(from: $1) }
  }

  private func step(
    orSay refusal: String, _ step: (inout VisitHistory<Destination>, Destination) -> Destination?
  ) {
    guard store.state.flow == .main else {
      if store.state.flow == .signedOut { store.send(.noticed("Sign in first.")) }
      return
    }
    let origin = destination
    guard let place = visits.step({ step(&$0, origin) }) else { return store.send(.noticed(refusal)) }
    show(place)
  }

  /// Ends the program, as its key does, whatever has the keys.
  public func quit() { exit(0) }

  /// Leaves once what was entered and changed is on the disk or at the service; asked for a second time, at once.
  func exit(_ status: Int32) {
    keepPlaces()
    if hasUnsavedWork, heldExit == nil {
      heldExit = status
      if features.isSending { notice("A change is on its way. Whoever leaves again does not wait for it.") }
    } else {
      heldExit = nil
      onIntent?(.exit(status))
    }
  }

  func leaveWhenSaved() {
    guard let status = heldExit, !hasUnsavedWork else { return }
    heldExit = nil
    onIntent?(.exit(status))
  }
}
