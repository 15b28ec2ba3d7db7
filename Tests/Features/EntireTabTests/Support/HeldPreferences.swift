internal import DomainLayer
internal import Synchronization

/// Preferences whose saves end when the test lets them, one after the other.
final class HeldPreferences: PreferencesRepository {
  private struct State {
    var asked: [Preferences] = []
    var waiting: [CheckedContinuation<DomainError?, Never>] = []
  }

  private let state = Mutex(State())

  /// What was to be saved so far, in order.
  var asked: [Preferences] { state.withLock { $0.asked } }

  /// Ends the save that has waited longest, with an error where one is given.
  func endSave(_ failure: DomainError? = nil) {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.resume(returning: failure)
  }

  func load() async throws(DomainError) -> Preferences { Preferences() }

  func save(_ preferences: Preferences) async throws(DomainError) {
    let failure = await withCheckedContinuation { continuation in
      state.withLock {
        $0.asked.append(preferences)
        $0.waiting.append(continuation)
      }
    }
    if let failure { throw failure }
  }
}
