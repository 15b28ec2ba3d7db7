internal import StoaInput

extension TapeParser {
  static let commandNames = TapeKeyword.allCases.map(\.rawValue) + Key.tapeNames.keys.sorted()

  func isCommand(_ token: TapeToken) -> Bool {
    guard token.kind == .word else { return false }
    let word = lexer.source(token)
    return TapeKeyword(rawValue: word) != nil || Key.tapeNames[word] != nil
  }

  /// The command that begins with this token, which has been taken.
  mutating func command(_ token: TapeToken) throws(TapeMistake) {
    guard token.kind == .word else { return try stray(token) }
    let word = lexer.source(token)
    if let key = Key.tapeNames[word] { return try press(key, named: word) }
    guard let keyword = TapeKeyword(rawValue: word) else { return try stray(token) }
    switch keyword {
    case .hide: try emit(.hide)
    case .show: try emit(.show)
    case .paste: try emit(.paste)
    case .offline: try emit(.offline)
    case .online: try emit(.online)
    case .type, .copy, .subtitle, .require, .environment, .output, .screenshot, .source, .link:
      try textual(keyword)
    case .control: try chord(.control, named: word)
    case .alt: try chord(.alt, named: word)
    case .shift: try chord(.shift, named: word)
    case .scrollUp, .scrollDown: try scroll(keyword)
    case .click: try click()
    case .bytes: try bytes()
    case .resize: try resize()
    case .sleep: try emit(.sleep(try time(for: word)))
    case .advance: try emit(.advance(try time(for: word)))
    case .wait: try wait()
    case .expect: try emit(.expect(try pattern(for: word)))
    case .expectNot: try emit(.expectNot(try pattern(for: word)))
    case .set: try setting()
    }
  }
}
