internal import DomainLayer
internal import StoaFlow

/// Keeping where the program is: at most every few seconds and at the end, one save at a time, the newest last.
extension ShellReducer {
  private enum SnapshotEffect: Hashable { case due }

  /// The time between two saves; without anything done there is neither a save nor a timer.
  static let snapshotInterval = Duration.seconds(3)

  func reduceSnapshot(_ state: inout ShellState, _ action: SnapshotAction) -> Effect<ShellAction> {
    switch action {
    case .loaded, .unreadable:
      return .none
    case .touched:
      guard !state.snapshot.isDue else { return .none }
      state.snapshot.isDue = true
      return .send(.snapshot(.due)).debounce(id: SnapshotEffect.due, for: Self.snapshotInterval)
    case .due:
      state.snapshot.isDue = false
      return .none
    case .taken(let draft):
      guard !state.snapshot.isBeingKept else {
        state.snapshot.next = draft
        return .none
      }
      state.snapshot.isBeingKept = true
      return keep(draft)
    case .kept(let failure):
      return goOn(&state, after: failure)
    }
  }

  private func goOn(_ state: inout ShellState, after failure: SnapshotError?) -> Effect<ShellAction> {
    if let next = state.snapshot.next {
      state.snapshot.next = nil
      return keep(next)
    }
    state.snapshot.isBeingKept = false
    if let failure, !state.snapshot.hasSaidFailure {
      state.snapshot.hasSaidFailure = true
      state.notice = "Where you are cannot be kept: \(failure.reason)."
    }
    return .none
  }

  private func keep(_ draft: SnapshotDraft) -> Effect<ShellAction> {
    .run { [keep = domain.keepSnapshot] in
      do throws(SnapshotError) {
        try await keep(draft.document, of: draft.session)
        return .snapshot(.kept(nil))
      } catch {
        return .snapshot(.kept(error))
      }
    }
  }

  /// Who is signed in, and before that, where their program was left.
  func sessionWithSnapshot() -> Effect<ShellAction> {
    .run { [loadSession = domain.loadSession, loadSnapshot = domain.loadSnapshot] send in
      let loaded = await Result.awaiting { () async throws(DomainError) in try await loadSession() }
      let session = (try? loaded.get()) ?? .signedOut
      do throws(SnapshotError) {
        await send(.snapshot(.loaded(try await loadSnapshot(of: session))))
      } catch {
        await send(.snapshot(.unreadable(error)))
      }
      await send(.sessionKnown(session))
    }
  }
}
