internal import Synchronization

/// A clock that stands still until a test moves it.
public final class HandClock: Clock {
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastTicket = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state = Mutex(State())
  private let asleep = Tally()

  /// At its beginning.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.sleepers[ticket] = (deadline, continuation) }
        asleep.add()
        if Task.isCancelled { wake(ticket) }
      }
    } onCancel: {
      wake(ticket)
    }
  }

  /// Returns once that many sleeps have begun since the clock was made; gives how long each one there still has.
  @discardableResult
  public func slept(_ count: Int) async -> [Duration] {
    await asleep.reached(count)
    return state.withLock { state in state.sleepers.values.map { state.now.duration(to: $0.deadline) }.sorted() }
  }

  /// Moves the clock and wakes those whose time has come.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for ticket in due.keys { state.sleepers[ticket] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  private func wake(_ ticket: Int) {
    let sleeper = state.withLock { $0.sleepers.removeValue(forKey: ticket) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
