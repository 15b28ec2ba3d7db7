internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabLogic
internal import StoaFlow
internal import StoaRouting

/// Beginning where the program was left, and keeping where it is.
extension EntireTabCoordinator {
  /// Where the program is, to be kept.
  package var snapshot: ShellSnapshot { features.snapshot(tab: store.state.tab, history: visits.history) }

  /// Takes what was left: all of it, or nothing.
  private func take(_ document: [UInt8]?) {
    guard let document else { return }
    do throws(SnapshotError) {
      left = try ShellSnapshot(document: document, book: book)
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ error: SnapshotError) {
    store.send(.noticed("What was left could not be restored: \(error.reason)."))
  }

  /// Goes to where the program was left; false where there is no such place.
  func restoreLeft() -> Bool {
    guard let snapshot = left else { return false }
    left = nil
    visits = PlaceVisits(history: snapshot.history)
    features.restore(snapshot)
    store.send(.tabSelected(snapshot.tab))
    kept = snapshot
    return true
  }

  /// Somebody did something; where they are is kept before long.
  func touch() {
    guard keeping != .off, store.state.flow == .main, !store.state.snapshot.isDue else { return }
    store.send(.snapshot(.touched))
  }

  /// Keeps where the program is, if that is not kept already; `hasUnsavedWork` says until when it takes.
  public func keepPlaces() {
    guard keeping != .off, store.state.flow == .main, let session else { return }
    let snapshot = snapshot
    guard snapshot != kept else { return }
    kept = snapshot
    store.send(.snapshot(.taken(SnapshotDraft(snapshot.document, of: session))))
  }

  func follow(_ action: SnapshotAction) {
    switch action {
    case .loaded(let document): take(document)
    case .unreadable(let error): refuse(error)
    case .due: keepPlaces()
    // What could not be kept is tried again with the next change.
    case .kept(let failure): if failure != nil { kept = nil }
    case .touched, .taken: break
    }
  }
}
