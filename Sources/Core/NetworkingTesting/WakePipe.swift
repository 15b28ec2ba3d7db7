internal import Glibc

/// The two ends of a pipe, for waiting in `poll`.
enum WakePipe {
  static func make() -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    let made = pipe(&ends)
    precondition(made == 0, "no pipe")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
