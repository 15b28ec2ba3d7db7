internal import CTerminal
internal import Glibc
internal import StoaInput

extension LoopSession {
  /// The most that is read before a frame is drawn: a key held down for minutes, or a paste without end, must not
  /// keep the screen from moving.
  private static let turnLimit = 256 * 1024

  /// Reads all that waits, and hands it to the program. O_NONBLOCK would do it without asking each time, but the flag
  /// belongs to the open terminal, which the shell and the output share.
  func takeInput() {
    var total = 0
    repeat {
      let count = read(options.input, &input, input.count)
      if count > 0 {
        total += count
        deliver(decoder.feed(input[..<count]))
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        hangUp()
      }
    } while end == nil && total < Self.turnLimit && hasInput
    renewEscapeDeadline()
  }

  /// What has been held long enough is all that will come.
  func passEscapeDelay() {
    guard let deadline = escapeDeadline, ct_now() >= deadline else { return }
    deliver(decoder.flush())
    renewEscapeDeadline()
  }

  private func renewEscapeDeadline() {
    escapeDeadline = decoder.awaitsMore ? ct_now() + options.environment.escapeDelay.nanoseconds : nil
  }

  private var hasInput: Bool {
    var descriptor = pollfd(fd: options.input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  private func deliver(_ events: [InputEvent]) {
    let isPasted = KeyTrail.arePasted(events)
    for event in events {
      KeyTrail.note(event, isText: isPasted || program.takesText)
      if event == .key(.control("z")), canStop {
        stop()
        // One that came meanwhile may end the program, and then nothing more is shown on the shell's screen.
        takeSignals()
      } else {
        program.handle(event)
      }
      noteExit()
      if end != nil { return }
    }
  }
}
