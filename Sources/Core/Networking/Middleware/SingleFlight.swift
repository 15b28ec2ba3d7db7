internal import Synchronization

/// Runs one piece of work at a time for each key; whoever asks meanwhile gets that run's result.
///
/// A waiter that is cancelled leaves alone, at once; the run goes on, for the others and for what it does on the way. One
/// that is told to end when abandoned is cancelled when its last waiter leaves, and who comes then starts another.
package final class SingleFlight<Key: Sendable, Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, HTTPError>
  private typealias Waiter = CheckedContinuation<Outcome, Never>

  private struct Flight {
    let key: Key
    /// The ticket of the waiter that began it.
    let number: UInt64
    var waiters: [(ticket: UInt64, waiter: Waiter)]
    /// Nil until it has started.
    var task: Task<Void, Never>?
  }

  private struct State {
    var flights: [Flight] = []
    var lastTicket: UInt64 = 0
  }

  private let state = Mutex(State())
  private let executor: any TaskExecutor
  private let endsWhenAbandoned: Bool

  package init(executor: any TaskExecutor, endsWhenAbandoned: Bool = false) {
    self.executor = executor
    self.endsWhenAbandoned = endsWhenAbandoned
  }
}

extension SingleFlight where Key: Equatable {
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
    state.withLock { state in state.flights.first { $0.key == key }?.waiters.count ?? 0 }
  }

  private func join(
    _ key: Key, as ticket: UInt64, waiter: Waiter, work: @escaping @Sendable () async throws(HTTPError) -> Value
  ) {
    let starts = state.withLock { state in
      if let place = state.flights.firstIndex(where: { $0.key == key }) {
        state.flights[place].waiters.append((ticket, waiter))
        return false
      }
      state.flights.append(Flight(key: key, number: ticket, waiters: [(ticket, waiter)]))
      return true
    }
    guard starts else { return }
    let task = Task(executorPreference: executor) {
      let outcome: Outcome
      do throws(HTTPError) {
        outcome = .success(try await work())
      } catch {
        outcome = .failure(error)
      }
      self.land(ticket, outcome)
    }
    let isAbandoned = state.withLock { state in
      guard let place = state.flights.firstIndex(where: { $0.number == ticket }) else { return true }
      state.flights[place].task = task
      return false
    }
    // It may have landed as well, and then this does nothing.
    if isAbandoned { task.cancel() }
  }

  private func leave(_ key: Key, _ ticket: UInt64) {
    let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
      for (place, flight) in zip(state.flights.indices, state.flights) where flight.key == key {
        guard let left = flight.waiters.firstIndex(where: { $0.ticket == ticket }) else { continue }
        let waiter = state.flights[place].waiters.remove(at: left).waiter
        guard endsWhenAbandoned, state.flights[place].waiters.isEmpty else { return (waiter, nil) }
        return (waiter, state.flights.remove(at: place).task)
      }
      return (nil, nil)
    }
    task?.cancel()
    waiter?.resume(returning: .failure(.cancelled))
  }

  private func land(_ number: UInt64, _ outcome: Outcome) {
    let landed = state.withLock { state in
      state.flights.firstIndex { $0.number == number }.map { state.flights.remove(at: $0) }
    }
    for (_, waiter) in landed?.waiters ?? [] { waiter.resume(returning: outcome) }
  }
}
