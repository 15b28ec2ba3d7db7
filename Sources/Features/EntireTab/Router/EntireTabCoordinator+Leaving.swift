internal import EntireTabInterface
internal import EntireTabLogic
internal import StoaFlow

/// Going back to the previous place, and out of the program.
extension EntireTabCoordinator {
  func goBack() {
    guard store.state.flow == .main else {
      if store.state.flow == .signedOut { store.send(.noticed("Sign in first.")) }
      return
    }
    guard let place = previous.place else { return store.send(.noticed("There is no previous place yet.")) }
    open(place)
  }

  /// Leaves once what was entered and changed is on the disk; asked for a second time, at once.
  func exit(_ status: Int32) {
    if hasUnsavedWork, heldExit == nil {
      heldExit = status
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
