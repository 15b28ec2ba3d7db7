internal import Glibc

/// The signals that end a program, but for those that whoever started it has ignored.
enum EndingSignals {
  static var heeded: [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { number in
      var before = sigaction()
      sigaction(number, nil, &before)
      return unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) != 1
    }
  }

  /// Keeps them from this thread and all that it starts from now on; gives them for `next`.
  static func held() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in heeded { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    return signals
  }

  /// Waits for one of them.
  static func next(of signals: sigset_t) -> Int32 {
    var signals = signals
    var number: Int32 = 0
    sigwait(&signals, &number)
    return number
  }
}
