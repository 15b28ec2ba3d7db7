internal import StoaFlow

/// Starts and cancels what a race's actions say.
struct RaceReducer: Reducer {
  /// So many actions each piece of work sends.
  static let parts = 2
  static let limit = Duration.seconds(1)

  func reduce(into state: inout Int, action: RaceAction) -> Effect<RaceAction> {
    state += 1
    return switch action {
    case .start(let work, let id, .plain): sending(work, 0..<Self.parts).cancellable(id: id)
    case .start(let work, let id, .latest): sending(work, 0..<Self.parts).cancellable(id: id, cancelInFlight: true)
    case .start(let work, let id, .halves): .concatenate(halves(of: work)).cancellable(id: id)
    case .start(let work, let id, .lateHalf): .concatenate(halves(of: work).map { $0.cancellable(id: id) })
    case .start(let work, let id, .limited):
      sending(work, 0..<Self.parts).timeout(after: Self.limit, send: .timedOut(work: work)).cancellable(id: id)
    case .start(let work, let id, .lateCancel): .concatenate(sending(work, 0..<Self.parts), .cancel(id: id))
    case .cancel(let id): .cancel(id: id)
    case .cancelAll, .sent, .timedOut: .none
    }
  }

  private func halves(of work: Int) -> [Effect<RaceAction>] {
    [sending(work, 0..<Self.parts / 2), sending(work, Self.parts / 2..<Self.parts)]
  }

  /// Takes no notice of being cancelled, so that it always tries to send all.
  private func sending(_ work: Int, _ parts: Range<Int>) -> Effect<RaceAction> {
    .run { send in
      for part in parts {
        await send(.sent(work: work, part: part))
      }
    }
  }
}
