internal import CTerminal
internal import Glibc
internal import StoaCanvas
internal import StoaFlow

/// The terminal's two descriptors: its modes, its size, and writing to it.
///
/// The modes found at the start are kept by the crash guard as well, so every way out puts the same ones back.
@FlowActor final class TerminalDevice {
  private let input: Int32
  private let output: Int32
  private let tap: TerminalTap?
  private var original = termios()
  private var hasModes = false
  private var isRaw = false
  /// A duplicate of the output as it was, while a description of our own stands in its place.
  private var keptOutput: Int32 = -1

  init(input: Int32, output: Int32, tap: TerminalTap? = nil) {
    self.input = input
    self.output = output
    self.tap = tap
    hasModes = tcgetattr(input, &original) == 0
    _ = ct_guard_save(input)
  }

  /// The size of the screen behind a descriptor; nil when it has none.
  nonisolated static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The size now; 80x24 for a line that does not know its size.
  var size: Size { Self.size(of: output) ?? Self.size(of: input) ?? Size(columns: 80, rows: 24) }

  /// Whether the terminal is this process group's to change; true where there is no job control to say otherwise.
  var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }

  /// Bytes arrive at once and unchanged, nothing is echoed, no key makes a signal. What was typed ahead stays.
  ///
  /// - Parameter restore: What a crash from now on writes to the terminal, beside giving the modes back.
  func makeRaw(restore: [UInt8]) {
    openOwnOutput()
    // Before the modes are changed, so that no signal finds them changed and nobody who gives them back.
    restore.withUnsafeBytes { ct_guard_arm(output, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    guard hasModes else { return }
    var raw = original
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    setModes(&raw, TCSADRAIN)
    isRaw = true
  }

  /// The modes of before, unless the terminal is another's now. What is on its way is waited for only where it
  /// `flows`: a line that has been stopped would never say that it is through.
  func makeCooked(flows: Bool = true) {
    if isRaw, isInForeground { setModes(&original, flows ? TCSADRAIN : TCSANOW) }
    isRaw = false
    giveOutputBack()
  }

  private func setModes(_ modes: inout termios, _ when: Int32) {
    while tcsetattr(input, when, &modes) < 0, errno == EINTR {}
  }

  /// Writes without blocking need O_NONBLOCK, which standard input would share, and so would every program that was
  /// given the same description: the output is therefore opened anew, for us alone.
  private func openOwnOutput() {
    guard keptOutput < 0, output != input, let path = ttyname(output) else { return }
    let own = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard own >= 0 else { return }
    defer { close(own) }
    let kept = fcntl(output, F_DUPFD_CLOEXEC, 3)
    guard kept >= 0 else { return }
    guard dup2(own, output) >= 0 else {
      close(kept)
      return
    }
    keptOutput = kept
  }

  private func giveOutputBack() {
    guard keptOutput >= 0 else { return }
    dup2(keptOutput, output)
    close(keptOutput)
    keptOutput = -1
  }

  /// What became of a write.
  enum WriteResult { case done, gone, abandoned }

  /// Writes all the bytes, with one `write` when the terminal takes them. While it does not, `isWanted` is asked
  /// whenever a signal waits on the descriptor `signals`, and must read it; false abandons the rest, and so does waiting
  /// in vain for `patience` milliseconds (-1: for ever).
  func write(
    _ bytes: [UInt8], signals: Int32 = -1, patience: Int32 = -1, isWanted: () -> Bool = { true }
  ) -> WriteResult {
    tap?.writes(bytes)
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var waits = [
            pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
          ]
          if poll(&waits, 2, patience) == 0 { return .abandoned }
          if waits[1].revents != 0, !isWanted() { return .abandoned }
          if waits[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .gone }
        } else if errno != EINTR {
          return .gone
        }
      }
      return .done
    }
  }
}
