internal import Synchronization

/// A value that a test and what it watches share.
final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value { state.withLock { $0 } }

  func change(_ change: (inout Value) -> Void) {
    state.withLock { change(&$0) }
  }
}

/// A time of day that stands still until a test moves it; in milliseconds since 1970.
typealias HandTime = Shared<Int>

extension HandTime {
  func move(_ milliseconds: Int) { change { $0 += milliseconds } }
}
