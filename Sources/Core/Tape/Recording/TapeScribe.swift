/// Writes a tape while what it tells happens: keys into lines, and the time between them into `Sleep`.
///
/// The last line is open: the next key may become part of it.
struct TapeScribe: Sendable {
  /// The longest time that one `Sleep` takes.
  private static let day = Duration.seconds(24 * 60 * 60)

  /// When all is done that the tape says, but for a pause at its end.
  private(set) var end = Duration.zero
  /// How many lines and bytes there are, with what is open.
  private(set) var lines = 0
  private(set) var bytes = 0
  private var last: RecordedCommand?
  /// What is open, without a pause at the end.
  private var open = ""
  /// Where the open lines begin, without the last command.
  private var pause = ""

  /// - Parameter heading: What has been written before.
  init(heading: String) { count(heading) }

  /// Whether the command becomes part of the line before it.
  func isContinued(by command: RecordedCommand) -> Bool { last?.followed(by: command) != nil }

  /// When the program can hear of the command at the soonest.
  func soonest(_ command: RecordedCommand) -> Duration { end + command.delay }

  /// Writes the command, of which the program hears at that moment, not before `soonest`.
  mutating func write(_ command: RecordedCommand, at moment: Duration) -> TapeEdit {
    let wait = moment - soonest(command)
    end = moment + command.rest
    if wait <= .zero, let before = last, let both = before.followed(by: command) {
      last = both
      bytes += both.text.utf8.count - before.text.utf8.count
      open = pause + both.text
      return TapeEdit(settled: "", open: open)
    }
    let settled = open
    pause = Self.pause(wait)
    last = command
    open = pause + command.text
    count(open)
    return TapeEdit(settled: settled, open: open)
  }

  /// Says that time has passed since, up to that moment.
  func rest(until moment: Duration) -> TapeEdit { TapeEdit(settled: "", open: open + Self.pause(moment - end)) }

  /// Ends the line, with a word on why.
  mutating func close(_ remark: String) -> TapeEdit {
    defer { (open, last) = ("", nil) }
    return TapeEdit(settled: open + "# \(remark)\n", open: "")
  }

  private mutating func count(_ text: String) {
    lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
    bytes += text.utf8.count
  }

  /// In whole milliseconds.
  private static func pause(_ duration: Duration) -> String {
    var text = ""
    var rest = duration
    while rest >= .milliseconds(1) {
      let part = min(rest, day)
      text += (TapeCommand.sleep(part).written ?? "") + "\n"
      rest -= part
    }
    return text
  }
}
