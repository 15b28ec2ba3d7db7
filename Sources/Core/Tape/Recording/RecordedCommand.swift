internal import StoaCanvas
internal import StoaInput

/// The lines of a tape that do what somebody did, and the time that they take.
package struct RecordedCommand: Sendable {
  /// What a key takes in a tape that does not say how fast it is typed.
  private static let pace = Duration.milliseconds(50)
  /// So many characters stand in one line.
  private static let mostCharacters = 64

  /// The last of them is the one that can be gone on with.
  private(set) var commands: [TapeCommand]
  /// What is said above them.
  private(set) var remark: String?
  /// From the beginning of the last command to the moment at which the program hears of it.
  private(set) var delay = Duration.zero
  /// How long the last command goes on after that.
  private(set) var rest = Duration.zero

  init(_ commands: [TapeCommand], remark: String? = nil, delay: Duration = .zero) {
    self.commands = commands
    self.remark = remark
    self.delay = delay
    switch commands.last {
    case .type, .press, .scroll: rest = Self.pace
    default: break
    }
  }

  /// The lines, each with its end.
  package var text: String {
    (remark.map { "# \($0)\n" } ?? "") + commands.map { "\($0.written ?? "# ?")\n" }.joined()
  }

  /// This command and the next one in the same lines; nil where they do not go together.
  func followed(by next: RecordedCommand) -> RecordedCommand? {
    guard remark == next.remark, next.commands.count == 1, let last = commands.last,
      let both = Self.join(last, next.commands[0]), Self.isReadBack(both)
    else { return nil }
    var result = self
    result.commands[commands.count - 1] = both
    return result
  }

  private static func join(_ last: TapeCommand, _ next: TapeCommand) -> TapeCommand? {
    switch (last, next) {
    case (.type(let text, nil), .type(let more, nil)):
      let both = text + more
      // Two that would become one character must stay apart.
      guard both.count == text.count + more.count, both.count <= mostCharacters else { return nil }
      return .type(both, pace: nil)
    case (.type, .press(.space, nil, 1)):
      return join(last, .type(" ", pace: nil))
    case (.press(let press, nil, let count), .press(let again, nil, 1))
    where press == again && press.modifiers.isEmpty && count < 1000:
      return .press(press, pace: nil, count: count + 1)
    case (.scroll(let way, nil, let count), .scroll(let again, nil, 1)) where way == again && count < 1000:
      return .scroll(way, pace: nil, count: count + 1)
    default:
      return nil
    }
  }

  /// Whether a tape that says this is understood like that.
  static func isReadBack(_ command: TapeCommand) -> Bool {
    guard let line = command.written, let tape = try? TapeParser.parse(line, name: "") else { return false }
    return tape.steps.map(\.command) == [command]
  }
}
