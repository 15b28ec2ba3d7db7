internal import StoaCanvas
internal import StoaFlow
internal import StoaInput

extension TapePlayer {
  func perform(_ command: TapeCommand) async throws(TapeStop) {
    switch command {
    case .type(let text, let pace):
      for character in text { try await enter(Array(String(character).utf8), pace) }
    case .press(let press, let pace, let count):
      for _ in 0..<count { try await enter(KeyBytes.of(press), pace) }
    case .scroll(let way, let pace, let count):
      for _ in 0..<count { try await enter(KeyBytes.wheel(way, over: stage.size), pace) }
    case .click(let column, let row):
      try await enter(KeyBytes.click(column: column, row: row), .zero)
    case .bytes(let bytes):
      try await enter(bytes, .zero)
    case .copy(let text):
      clipboard = text
    case .paste:
      try await paste()
    case .resize(let columns, let rows):
      try ensureRunning()
      try stage.resize(to: Size(columns: columns, rows: rows))
    case .link(let link):
      try ensureRunning()
      try stage.open(link)
    case .sleep(let duration), .advance(let duration):
      try await stage.pass(duration)
    case .offline:
      try stage.setOffline(true)
    case .online:
      try stage.setOffline(false)
    case .wait(let scope, let limit, let pattern):
      try await wait(scope, limit ?? waitLimit, pattern ?? waitPattern)
    case .expect(let pattern):
      guard pattern.matches(text(of: .screen)) else { throw TapeStop("the screen shows no match") }
    case .expectNot(let pattern):
      if pattern.matches(text(of: .screen)) { throw TapeStop("the screen shows a match") }
    case .set(let setting):
      apply(setting)
    case .output, .screenshot, .hide, .show, .environment, .require, .subtitle:
      break
    }
  }

  /// Sends bytes in one piece, and gives the program the time that a person takes.
  private func enter(_ bytes: [UInt8], _ pace: Duration?) async throws(TapeStop) {
    try ensureRunning()
    try await stage.type(bytes)
    try await stage.pass(pace ?? self.pace)
  }

  private func paste() async throws(TapeStop) {
    guard let text = clipboard else {
      throw TapeStop("nothing was copied before; say Copy \"…\" first")
    }
    try await enter(KeyBytes.paste(text), .zero)
  }

  private func apply(_ setting: TapeSetting) {
    switch setting {
    case .typingSpeed(let duration): pace = duration
    case .waitTimeout(let duration): waitLimit = duration
    case .waitPattern(let pattern): waitPattern = pattern
    case .appearance: break
    }
  }

  private func ensureRunning() throws(TapeStop) {
    if let status = stage.exit { throw TapeStop("the program ended with status \(status) before this") }
  }

  /// Lets time pass, from timer to timer, until the pattern is there; without one, until no timer is left.
  private func wait(_ scope: TapeScope, _ limit: Duration, _ pattern: TapePattern?) async throws(TapeStop) {
    let end = stage.now + limit
    while true {
      try await stage.settle()
      if let pattern, pattern.matches(text(of: scope)) { return }
      guard let next = stage.nextTimer, stage.now + next <= end, stage.exit == nil else { break }
      try await stage.pass(next)
    }
    guard let pattern else { return }
    try ensureRunning()
    let place = scope == .line ? "the line of the cursor" : "the screen"
    throw TapeStop("\(place) shows no match for /\(pattern.source)/ within \(limit.plain)")
  }

  private func text(of scope: TapeScope) -> String {
    let frame = stage.frame()
    switch scope {
    case .screen: return frame.lines.joined(separator: "\n")
    case .line: return frame.line(frame.cursor?.y ?? frame.size.rows - 1)
    }
  }
}
