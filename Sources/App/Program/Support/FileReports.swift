internal import Synchronization

/// What has become of files that the program keeps, in lines for people: told to whoever is there, held until somebody is.
package final class FileReports: Sendable {
  private struct State {
    var held: [String] = []
    var tell: (@Sendable (String) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  package func add(_ line: String) {
    let tell = state.withLock { state in
      if state.tell == nil { state.held.append(line) }
      return state.tell
    }
    tell?(line)
  }

  /// Has `tell` told each line from now on, and those that were held; nobody else is told any more.
  package func deliver(to tell: @escaping @Sendable (String) -> Void) {
    let held = state.withLock { state in
      state.tell = tell
      defer { state.held = [] }
      return state.held
    }
    held.forEach(tell)
  }
}
