internal import Synchronization

/// The exit status of a request, handed from its thread to the loop's.
final class FetchStatus: Sendable {
  private let status = Mutex<Int32?>(nil)

  /// Nil until it has ended.
  var value: Int32? { status.withLock { $0 } }

  func set(_ value: Int32) { status.withLock { $0 = value } }
}
