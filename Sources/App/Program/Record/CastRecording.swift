internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// `--record FILE.cast`: writes what the terminal gets as an asciicast.
@FlowActor final class CastRecording {
  /// What tells how to show it, and nothing of who recorded it.
  private static let variables = ["TERM", "COLORTERM"]

  private let file: RecordingFile
  private let begin = LoopClock.monotonic()
  private var writer: CastWriter?

  nonisolated init(_ file: RecordingFile) { self.file = file }

  /// What the loop tells.
  nonisolated var tap: TerminalTap { TerminalTap(resized: { self.resize(to: $0) }, writes: { self.take($0) }) }

  private var moment: Duration { LoopClock.monotonic() - begin }

  private func resize(to size: Size) {
    guard writer == nil else { return file.append(writer?.resize(to: size, at: moment) ?? "") }
    let writer = CastWriter(size: size)
    let variables = Self.variables.compactMap { name in Environment.variable(name).map { (name: name, value: $0) } }
    file.append(writer.header(timestamp: time(nil), environment: variables))
    self.writer = writer
  }

  private func take(_ bytes: [UInt8]) { file.append(writer?.output(bytes, at: moment) ?? "") }
}
