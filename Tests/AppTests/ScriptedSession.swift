internal import StoaInput
internal import StoaTape

/// A session of so many keys that goes everywhere: tabs, places, sheets, filters, the address line, links; the same for
/// a seed in each run.
struct ScriptedSession {
  private static let keys: [Character] = [
    "1", "2", "3", "[", "]", "j", "j", "k", "G", "g", "l", "h", "s", "p", "i", "o", "c", "R", "-", ",", "?", "y", "m",
  ]
  private static let presses = [
    KeyPress(.down), KeyPress(.up), KeyPress(.pageDown), KeyPress(.enter), KeyPress(.escape),
  ]
  private static let words = ["an", "e", "zzz", "서", "lis"]
  private static let addresses = [
    "people/3", "people?sort=city", "people 3 posts", "posts/12", "posts/12/comments", "posts?author=3",
    "posts?sheet=highlights", "settings/todos?assignee=3", "settings/todos/7", "settings?sheet=digest",
    "settings/preferences", "people?sheet=overview", "nowhere",
  ]

  private var random: UInt64
  private(set) var commands: [TapeCommand] = []
  private(set) var keys = 0

  init(keys wanted: Int, seed: UInt64) {
    random = seed
    while keys < wanted { add() }
  }

  var tape: Tape {
    Tape(
      name: "session",
      steps: commands.enumerated().map {
        TapeStep($1, at: TapePosition(file: "session", line: $0 + 1, column: 1), source: "session")
      })
  }

  private mutating func add() {
    switch below(20) {
    case 0: type("/" + one(of: Self.words), then: below(2) == 0 ? .enter : .escape)
    case 1: type(":" + one(of: Self.addresses), then: .enter)
    case 2: commands.append(.link(one(of: Self.addresses.filter { !$0.contains(" ") && $0 != "nowhere" })))
    case 3: commands.append(.sleep(.milliseconds(below(400))))
    case 4..<11: press(one(of: Self.presses))
    default: type(String(one(of: Self.keys)))
    }
  }

  private mutating func type(_ text: String, then key: Key? = nil) {
    // Each key by itself, so that each has its screen.
    for character in text {
      commands.append(.type(String(character), pace: nil))
      keys += 1
    }
    if let key { press(KeyPress(key)) }
  }

  private mutating func press(_ press: KeyPress) {
    commands.append(.press(press, pace: nil, count: 1))
    keys += 1
  }

  private mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func below(_ limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(limit))
  }
}
