internal import Synchronization

/// Runs one piece of work at a time for each key; whoever asks meanwhile gets that run's result.
///
/// A waiter that is cancelled leaves alone, at once; the run goes on, for the others and for what it does on the way.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, HTTPError>
  private typealias Waiter = CheckedContinuation<Outcome, Never>

  private struct State {
    var flights: [Key: [UInt64: Waiter]] = [:]
    var lastTicket: UInt64 = 0
  }

  private let state = Mutex(State())
  private let executor: any TaskExecutor

  package init(executor: any TaskExecutor) {
    self.executor = executor
  }

  package func value(
    for key: Key, work: @escaping @Sendable () async throws(HTTPError) -> Value
  ) async throws(HTTPError) -> Value {
    if Task.isCancelled { throw .cancelled }
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        join(key, as: ticket, waiter: waiter, work: work)
        // A cancellation that came before joining found nobody to let go.
        if Task.isCancelled { leave(key, ticket) }
      }
    } onCancel: {
      leave(key, ticket)
    }
    return try outcome.get()
  }

  /// How many wait for that key now.
  package func waiters(for key: Key) -> Int {
    state.withLock { $0.flights[key]?.count ?? 0 }
  }

  private func join(
    _ key: Key, as ticket: UInt64, waiter: Waiter, work: @escaping @Sendable () async throws(HTTPError) -> Value
  ) {
    let starts = state.withLock { state in
      let isFirst = state.flights[key] == nil
      state.flights[key, default: [:]][ticket] = waiter
      return isFirst
    }
    guard starts else { return }
    Task(executorPreference: executor) {
      let outcome: Outcome
      do throws(HTTPError) {
        outcome = .success(try await work())
      } catch {
        outcome = .failure(error)
      }
      self.land(key, outcome)
    }
  }

  private func leave(_ key: Key, _ ticket: UInt64) {
    let waiter = state.withLock { $0.flights[key]?.removeValue(forKey: ticket) }
    waiter?.resume(returning: .failure(.cancelled))
  }

  private func land(_ key: Key, _ outcome: Outcome) {
    let waiters = state.withLock { $0.flights.removeValue(forKey: key) } ?? [:]
    for waiter in waiters.values { waiter.resume(returning: outcome) }
  }
}
