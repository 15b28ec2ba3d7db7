internal import Glibc

/// A thread that runs one closure.
enum ServerThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Nil when the system gives no thread; the caller joins or detaches it.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    guard pthread_create(&thread, nil, run, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context else { return nil }
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
