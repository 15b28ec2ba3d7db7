internal import CSQLite

/// The question whether a statement should end early, in the form that SQLite's C callback can carry.
///
/// The connection keeps it, so the callback never outlives it.
final class Interruption: Sendable {
  private let ask: @Sendable () -> Bool

  init(_ ask: @escaping @Sendable () -> Bool) { self.ask = ask }

  func install(on handle: OpaquePointer) {
    sqlite3_progress_handler(handle, 4000, askForInterruption, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate var answer: Int32 { ask() ? 1 : 0 }
}

private func askForInterruption(_ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 0 }
  return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().answer
}
