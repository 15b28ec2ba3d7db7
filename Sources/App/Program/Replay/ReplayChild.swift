internal import Glibc

/// A process that plays one tape of several, and what it has said so far.
struct ReplayChild {
  let process: pid_t
  /// Where its standard output and its standard error are read; -1 once they have ended.
  var pipes: [Int32]
  /// What it has written to them.
  var texts: [[UInt8]] = [[], []]

  var isOver: Bool { pipes.allSatisfy { $0 < 0 } }

  /// Why a process could not be started, in the words of the system.
  struct Refusal: Error {
    let reason: String

    init(_ code: Int32) { reason = String(cString: strerror(code)) }
  }

  /// Starts this program with these words.
  init(_ words: [String]) throws(Refusal) {
    var ends: [[Int32]] = []
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let refusal = Refusal(errno)
        for end in ends.joined() { close(end) }
        throw refusal
      }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends.append(pair)
      posix_spawn_file_actions_adddup2(&actions, pair[1], descriptor)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = (["stoa"] + words).map { strdup($0) }
    arguments.append(nil)
    var process = pid_t()
    let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, environ)
    for word in arguments { free(word) }
    for pair in ends { close(pair[1]) }
    guard code == 0 else {
      for pair in ends { close(pair[0]) }
      throw Refusal(code)
    }
    self.process = process
    pipes = ends.map { $0[0] }
  }

  /// Takes what one of its pipes holds.
  mutating func read(_ index: Int) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(pipes[index], &chunk, chunk.count)
    if count > 0 {
      texts[index] += chunk[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      closePipe(index)
    }
  }

  /// Hears no more of what it says: whatever it still writes fails, and it does not wait for a reader.
  mutating func closePipes() {
    for index in pipes.indices where pipes[index] >= 0 { closePipe(index) }
  }

  private mutating func closePipe(_ index: Int) {
    close(pipes[index])
    pipes[index] = -1
  }

  /// The status it ended with; of a signal, 128 and its number.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
