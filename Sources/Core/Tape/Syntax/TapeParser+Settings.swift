extension TapeParser {
  mutating func setting() throws(TapeMistake) {
    let token = lexer.peek()
    guard token.kind == .word, token.line == lexer.line || TapeSettingName(rawValue: lexer.source(token)) != nil else {
      throw expected("Set takes a setting and its value, such as Set TypingSpeed 50ms")
    }
    let word = lexer.source(token)
    guard let name = TapeSettingName(rawValue: word) else {
      if isCommand(token) { throw expected("Set takes a setting and its value, such as Set TypingSpeed 50ms") }
      let hint = nearest(to: word, among: TapeSettingName.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" }
      throw mistake(
        "there is no setting \(quoted(token))\(hint ?? "; there are TypingSpeed, WaitTimeout, WaitPattern and those of VHS")",
        at: token.start)
    }
    _ = lexer.next()
    try emit(.set(try setting(name)))
  }

  private mutating func setting(_ name: TapeSettingName) throws(TapeMistake) -> TapeSetting {
    let title = name.rawValue
    switch name {
    case .typingSpeed: return .typingSpeed(try time(for: title))
    case .waitTimeout: return .waitTimeout(try time(for: title))
    case .waitPattern: return .waitPattern(try settingPattern())
    case .framerate, .height, .width, .padding, .margin, .windowBarSize, .borderRadius, .fontSize:
      return .appearance(name: title, value: try number(title, "a whole number such as 20") { Int($0) != nil })
    case .letterSpacing, .lineHeight, .playbackSpeed, .subtitleFontSize, .subtitlePadding, .subtitleBorderRadius:
      return .appearance(name: title, value: try number(title, "a number such as 1.5") { Double($0) != nil })
    case .loopOffset:
      let value = try number(title, "a part of the whole, such as 20%") { Double($0) != nil }
      _ = takes("%")
      return .appearance(name: title, value: value + "%")
    case .cursorBlink:
      return .appearance(name: title, value: try value(title, "true or false") { ["true", "false"].contains($0) })
    case .windowBar:
      let bars = ["", "Colorful", "ColorfulRight", "Rings", "RingsRight"]
      return .appearance(
        name: title, value: try value(title, "Colorful, ColorfulRight, Rings or RingsRight") { bars.contains($0) })
    case .marginFill:
      let what = "a colour in quotes such as \"#6b50ff\", or a picture"
      return .appearance(name: title, value: try value(title, what) { !$0.hasPrefix("#") || Self.isColour($0) })
    case .theme: return .appearance(name: title, value: try theme())
    case .shell, .fontFamily, .subtitleColor, .subtitleBackground, .subtitlePosition, .subtitleFontFamily:
      return .appearance(name: title, value: try value(title, "a word or a text in quotes") { _ in true })
    }
  }

  /// The value, be it a word, a text or a number.
  private mutating func value(
    _ setting: String, _ what: String, where fits: (String) -> Bool
  ) throws(TapeMistake) -> String {
    let token = lexer.peek()
    guard isText(token) || token.kind == .number, fits(lexer.content(token)) else {
      throw expected("\(setting) takes \(what)")
    }
    return lexer.content(lexer.next())
  }

  /// A number, with or without quotes. VHS's have no sign.
  private mutating func number(
    _ setting: String, _ what: String, where fits: (String) -> Bool
  ) throws(TapeMistake) -> String {
    try value(setting, what) { text in
      text.utf8.count <= 12 && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } && fits(text)
    }
  }

  private mutating func settingPattern() throws(TapeMistake) -> TapePattern {
    let token = lexer.peek()
    guard token.kind == .pattern || token.kind == .text else {
      throw expected("WaitPattern takes a pattern between slashes, such as /people/")
    }
    return try pattern(lexer.next())
  }

  private mutating func theme() throws(TapeMistake) -> String {
    let token = lexer.peek()
    guard token.kind == .json || isText(token) else {
      throw expected("Theme takes a name in quotes, or an object of colours in braces")
    }
    let text = lexer.content(lexer.next())
    guard text.hasPrefix("{") else { return text }
    if let fault = TapeThemeObject.fault(in: text) {
      let opening = token.kind == .json ? token.start : token.start + 1
      throw mistake("a theme is an object such as { \"red\": \"#ef6487\" }; it goes wrong here", at: opening + fault)
    }
    return text
  }

  private static func isColour(_ text: String) -> Bool {
    text.utf8.count == 7 && UInt32(text.dropFirst(), radix: 16) != nil
  }
}
