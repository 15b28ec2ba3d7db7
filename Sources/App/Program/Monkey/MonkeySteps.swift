internal import StoaCanvas
internal import StoaInput
package import StoaTape

/// What the monkey does: an endless sequence of commands that depends on its seed alone, not on what the program shows.
///
/// Mostly keys that mean something somewhere, so that it goes deep; some habits of people (a filter that is typed, an
/// address that is entered, somebody who signs out and in); and what only happens: pastes, resizes, replies of the
/// terminal, a network that goes away.
package struct MonkeySteps: Sequence, IteratorProtocol {
  private var random: MonkeyRandom
  /// The rest of a habit, to be done before anything else.
  private var planned: [TapeCommand] = []
  private var size = Size(columns: 80, rows: 24)

  package init(seed: UInt64) { random = MonkeyRandom(seed: seed) }

  /// The tape of the first so many steps.
  package static func tape(_ count: Int, seed: UInt64, name: String) -> Tape {
    Tape(
      name: name,
      steps: MonkeySteps(seed: seed).prefix(count).enumerated().map { index, command in
        TapeStep(command, line: index + 1, of: name)
      })
  }

  package mutating func next() -> TapeCommand? {
    while planned.isEmpty { planned = plan() }
    let command = planned.removeFirst()
    if case .resize(let columns, let rows) = command { size = Size(columns: columns, rows: rows) }
    return command
  }

  private mutating func plan() -> [TapeCommand] {
    switch random.below(1000) {
    case ..<520: [press(random.one(of: Self.usualKeys), atMost: 4)]
    case ..<590: [press(random.one(of: Self.otherKeys), atMost: 2)]
    case ..<600: [press(random.one(of: Self.leavingKeys), atMost: 1)]
    case ..<660: filter()
    case ..<710: addressLine()
    case ..<730: [.link(random.one(of: Self.addresses))]
    case ..<805: clicks()
    case ..<840: [.bytes(pointer())]
    case ..<870: resize()
    case ..<900: [.sleep(.milliseconds(random.one(of: [20, 200, 400, 1000, 5000, 61_000, 90_000])))]
    case ..<925: [random.happens(40) ? .offline : .online]
    case ..<950: paste()
    case ..<985: [.bytes(random.one(of: Self.replies))]
    default: account()
    }
  }

  private func press(_ press: KeyPress, count: Int) -> TapeCommand {
    // What is held down with a key cannot be written with a count.
    guard press.modifiers.isEmpty else { return .press(press, pace: nil, count: 1) }
    guard case .character(let character) = press.key, character != " " else {
      return .press(press, pace: nil, count: count)
    }
    return .type(String(repeating: character, count: count), pace: nil)
  }

  private mutating func press(_ press: KeyPress, atMost count: Int) -> TapeCommand {
    self.press(press, count: random.happens(70) ? 1 : 1 + random.below(count))
  }

  /// Opens the filter, types, and keeps it, clears it, or leaves it open.
  private mutating func filter() -> [TapeCommand] {
    var habit: [TapeCommand] = [.type("/", pace: nil), .type(random.one(of: Self.words), pace: nil)]
    for _ in 0..<random.below(3) { habit.append(press(random.one(of: Self.editingKeys), atMost: 3)) }
    let ends = [KeyPress.enter, .enter, .escape, .down]
    if random.happens(80) { habit.append(press(random.one(of: ends), count: 1)) }
    return habit
  }

  private mutating func addressLine() -> [TapeCommand] {
    let isAddress = random.happens(70)
    let text = random.one(of: isAddress ? Self.addresses : Self.words + Self.commands)
    var habit: [TapeCommand] = [.type(":", pace: nil), .type(text, pace: nil)]
    if random.happens(40) { habit.append(press(random.one(of: Self.editingKeys), atMost: 3)) }
    let goes = random.happens(80)
    habit.append(press(goes ? .enter : .escape, count: 1))
    // Where it was refused the line is open still, and would take all that follows for text.
    if goes, random.happens(isAddress ? 30 : 90) { habit.append(press(.escape, count: 1)) }
    return habit
  }

  private mutating func clicks() -> [TapeCommand] {
    let click = TapeCommand.click(column: random.below(size.columns + 2), row: random.below(size.rows + 1))
    return random.happens(30) ? [click, click] : [click]
  }

  /// The wheel, a drag, another button, anywhere and a little beside.
  private mutating func pointer() -> [UInt8] {
    let (x, y) = (1 + random.below(size.columns + 3), 1 + random.below(size.rows + 3))
    let button = random.one(of: [64, 65, 64, 65, 65, 65, 68, 66, 1, 2, 32, 35, 16, 128])
    return Self.escaped("[<\(button);\(x);\(y)\(random.happens(85) ? "M" : "m")")
  }

  /// Usual sizes mostly; one of any kind is left again soon.
  private mutating func resize() -> [TapeCommand] {
    let usual = random.one(of: [(80, 24), (80, 24), (100, 30), (120, 40), (45, 12), (40, 10), (99, 24), (200, 60)])
    let back = TapeCommand.resize(columns: usual.0, rows: usual.1)
    guard random.happens(40) else { return [back] }
    let any = TapeCommand.resize(columns: 1 + random.below(200), rows: 1 + random.below(60))
    return [
      any, press(random.one(of: Self.usualKeys), atMost: 3), press(random.one(of: Self.usualKeys), atMost: 3), back,
    ]
  }

  private mutating func paste() -> [TapeCommand] {
    if random.happens(40) { return [.copy(random.one(of: Self.words)), .paste] }
    return [.bytes(KeyBytes.paste(random.one(of: Self.hostileTexts)))]
  }

  /// Signs out, and mostly in again.
  private mutating func account() -> [TapeCommand] {
    let out: [TapeCommand] = [.online, .link("settings/account"), press(.enter, count: 1)]
    guard random.happens(85) else { return out }
    let clear = [KeyPress.tab, .control("e"), .control("u")].map { press($0, count: 1) }
    // The first name may be of nobody.
    return out + signIn() + clear + signIn()
  }

  private mutating func signIn() -> [TapeCommand] {
    let password = press(random.happens(90) ? .tab : .down, count: 1)
    return [
      .type(random.one(of: Self.usernames), pace: nil), password, .type("secret", pace: nil), press(.enter, count: 1),
    ]
  }
}

extension TapeStep {
  /// A step of a tape that has a command on each line.
  init(_ command: TapeCommand, line: Int, of name: String) {
    self.init(
      command, at: TapePosition(file: name, line: line, column: 1),
      source: command.written ?? String(describing: command))
  }
}
