internal import StoaTape
internal import Testing

struct TapeSettingTests {
  @Test(arguments: [
    ("TypingSpeed 50ms", TapeSetting.typingSpeed(.milliseconds(50))),
    ("TypingSpeed .1", .typingSpeed(.milliseconds(100))),
    ("TypingSpeed 0", .typingSpeed(.zero)),
    ("WaitTimeout 1m", .waitTimeout(.seconds(60))),
  ])
  func timesAreTimes(text: String, setting: TapeSetting) throws {
    #expect(try commands("Set " + text) == [.set(setting)])
  }

  @Test func thePatternOfWaitsStandsInSlashesOrQuotes() throws {
    let expected = [TapeCommand.set(.waitPattern(try pattern("foo$")))]
    #expect(try commands("Set WaitPattern /foo$/") == expected)
    #expect(try commands("Set WaitPattern 'foo$'") == expected)
  }

  static let appearances: [(String, String)] = [
    ("Shell fish", "fish"), ("Shell \"bash\"", "bash"), ("FontFamily \"DejaVu Sans Mono\"", "DejaVu Sans Mono"),
    ("FontSize 22", "22"), ("FontSize \"22\"", "22"), ("Height 600", "600"), ("Width 1200", "1200"),
    ("Padding 0", "0"), ("Framerate 60", "60"), ("Margin 20", "20"), ("WindowBarSize 40", "40"),
    ("BorderRadius 8", "8"), ("LetterSpacing 1", "1"), ("LineHeight 1.2", "1.2"), ("PlaybackSpeed .5", ".5"),
    ("LoopOffset 60.4", "60.4%"), ("LoopOffset 20.99%", "20.99%"), ("LoopOffset 5 %", "5%"),
    ("MarginFill \"#6B50FF\"", "#6B50FF"), ("MarginFill wall.png", "wall.png"),
    ("WindowBar Colorful", "Colorful"), ("WindowBar ColorfulRight", "ColorfulRight"), ("WindowBar Rings", "Rings"),
    ("WindowBar \"RingsRight\"", "RingsRight"), ("WindowBar \"\"", ""), ("CursorBlink false", "false"),
    ("CursorBlink true", "true"), ("Theme \"Catppuccin Mocha\"", "Catppuccin Mocha"), ("Theme Dracula", "Dracula"),
    ("Theme {}", "{}"),
    ("Theme { \"name\": \"W\",\n \"red\": \"#ef\\\"\" }", "{ \"name\": \"W\",\n \"red\": \"#ef\\\"\" }"),
    ("Theme '{\"red\":\"#ef6487\"}'", "{\"red\":\"#ef6487\"}"), ("SubtitleFontSize 20", "20"),
    ("SubtitleColor \"#fff\"", "#fff"), ("SubtitleBackground black", "black"), ("SubtitlePosition top", "top"),
    ("SubtitlePadding 4", "4"), ("SubtitleBorderRadius 2.5", "2.5"), ("SubtitleFontFamily Mono", "Mono"),
  ]

  @Test(arguments: appearances)
  func howItLooksIsCheckedAndKept(text: String, value: String) throws {
    let name = String(text.prefix { $0 != " " })
    #expect(try commands("Set " + text) == [.set(.appearance(name: name, value: value))])
  }
}
