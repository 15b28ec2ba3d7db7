internal import CNetworking
internal import Glibc
internal import Synchronization

/// The network threads that are alive, so that the end of the process can wait for theirs.
///
/// A thread inside libcurl while `exit` takes libraries apart may crash it; so they are told to end first.
enum CurlThreads {
  private struct Register {
    var loops: [pthread_t: CurlLoop] = [:]
    var isExiting = false
    var isHooked = false
  }

  private static let register = Mutex(Register())

  /// How long the end of the process waits for them all.
  private static let patience: Int32 = 250

  /// Starts the loop's thread with every signal blocked: they belong to the thread that owns the terminal.
  static func start(_ loop: CurlLoop) -> Bool {
    register.withLock { register in
      if register.isExiting { return false }
      if !register.isHooked {
        register.isHooked = true
        atexit(endCurlThreads)
      }
      var all = sigset_t()
      var old = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &old)
      defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
      var thread = pthread_t()
      let context = Unmanaged.passRetained(loop)
      guard pthread_create(&thread, nil, runCurlThread, context.toOpaque()) == 0 else {
        context.release()
        return false
      }
      register.loops[thread] = loop
      return true
    }
  }

  /// Called by a thread at its own end.
  fileprivate static func leave() {
    register.withLock { register in
      if register.isExiting { return }
      register.loops[pthread_self()] = nil
      pthread_detach(pthread_self())
    }
  }

  fileprivate static func endAll() {
    let loops = register.withLock { register in
      register.isExiting = true
      return register.loops
    }
    for loop in loops.values { loop.stop() }
    for thread in loops.keys { _ = stoa_thread_join(thread, patience) }
  }
}

// Functions of the file, since C calls them on threads that no actor knows.

private func runCurlThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<CurlLoop>.fromOpaque(context).takeRetainedValue().run()
  CurlThreads.leave()
  return nil
}

private func endCurlThreads() {
  CurlThreads.endAll()
}
