internal import CTerminal
internal import Glibc

/// How long a loop may sleep.
struct PollTimeout {
  /// nil: until something happens.
  private let nanoseconds: UInt64?

  /// The nearer of a moment of the monotonic clock and a timer's distance from now.
  init(deadline: UInt64?, timer: Duration?) {
    var nearest = timer?.nanoseconds
    if let deadline {
      let now = ct_now()
      let distance = deadline > now ? deadline - now : 0
      nearest = min(nearest ?? distance, distance)
    }
    nanoseconds = nearest
  }

  /// Waits for the descriptors. After an interruption none of them is ready.
  func poll(_ descriptors: inout [pollfd]) {
    let result = ct_poll(&descriptors, descriptors.count, nanoseconds.map(Int64.init(clamping:)) ?? -1)
    if result < 0 {
      for index in descriptors.indices { descriptors[index].revents = 0 }
    }
  }
}

extension Duration {
  /// The duration in whole nanoseconds, 0 for a negative one, at most some 290 years.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 9_000_000_000 else { return 9_000_000_000 * 1_000_000_000 }
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds) / 1_000_000_000
  }
}
