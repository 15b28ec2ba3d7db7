internal import StoaApp
internal import StoaCanvas
internal import StoaTerminal
internal import Testing

@Suite struct DoctorReportTests {
  /// A machine on which all is well.
  private var well: DoctorFacts {
    var environment = TerminalEnvironment()
    environment.term = "xterm-256color"
    environment.inputIsTerminal = true
    environment.outputIsTerminal = true
    environment.size = Size(columns: 80, rows: 24)
    return DoctorFacts(
      version: "1.2.3", environment: environment,
      description: TerminalDescription(name: "xterm-256color", colors: 256, palette: .extended), color: .auto,
      isASCII: false, locale: CharacterLocale(variable: "LANG", asked: "en.UTF-8", isStandIn: false, codeset: "UTF-8"),
      libraries: [LibraryFacts("ncurses", "6.4"), LibraryFacts("libcurl", "none: it is not there")],
      folders: [FolderFacts(name: "data", path: "/home/ada/stoa", mode: 0o700, isWritable: true)],
      widths: .measured([
        WidthSample(text: "漢", columns: 2, sent: "漢", found: 2, foundSent: 2),
        WidthSample(text: "👍🏽", columns: 2, sent: "👍", found: 4, foundSent: 2),
      ]),
      minimum: Size(columns: 40, rows: 10))
  }

  private func rows(_ facts: DoctorFacts, _ names: String...) -> [String] {
    let lines = DoctorReport(facts).text.split(separator: "\n").map(String.init)
    return names.flatMap { name in lines.filter { $0.hasPrefix("  \(name)  ") } }
  }

  private func advice(_ facts: DoctorFacts) -> [String] {
    let lines = DoctorReport(facts).text.split(separator: "\n").map(String.init)
    return lines.drop { $0 != "What to change" }.dropFirst().map {
      String($0.trimmingPrefix { $0 == " " || $0 == "-" })
    }
  }

  @Test func aReportIsARowAFactAndEndsWithWhatToChange() {
    #expect(
      DoctorReport(well).text == """
        stoa 1.2.3

        Terminal
          TERM             xterm-256color
          input            a terminal
          output           a terminal, 80x24
          in between       nothing
          colours          256 (xterm-256color has 256)
          background       not told
          NO_COLOR         not set
          screen           the alternate one
          mouse            clicks and wheel (modes 1000, 1006)
          paste            bracketed (mode 2004)
          lone Esc after   25 ms

        Text
          locale           LANG=en.UTF-8
          charset          UTF-8
          lines and marks  Unicode
          widths           Unicode \(TextWidth.unicodeVersion)

        Libraries
          ncurses          6.4
          libcurl          none: it is not there

        Files
          data             0700  /home/ada/stoa

        Widths
          ideograph        2 kept, 2 drawn: 漢
          skin tone        2 kept, 4 drawn: 👍🏽, sent as 👍

        What to change
          nothing

        """)
  }

  @Test func aTerminalThatIsNotKnownHereIsNamedWithTheOneInItsPlace() {
    var facts = well
    facts.environment.term = "nosuch"
    #expect(rows(facts, "TERM") == ["  TERM             nosuch, unknown here: xterm-256color is used"])
    #expect(advice(facts) == ["TERM=nosuch has no entry: install ncurses-term, or export TERM=xterm-256color"])
    facts.environment.term = ""
    #expect(rows(facts, "TERM") == ["  TERM             not set: xterm-256color is used"])
    #expect(advice(facts) == ["TERM is not set: export TERM=xterm-256color"])
    facts.description = nil
    #expect(
      rows(facts, "TERM", "colours") == [
        "  TERM             not set: no description", "  colours          none (no description)",
      ])
    #expect(advice(facts) == ["there are no terminal descriptions: install ncurses-base, or set TERMINFO"])
  }

  @Test func aTerminalThatCannotPlaceTextHasNoModes() {
    var facts = well
    facts.environment.term = "dumb"
    facts.description = TerminalDescription(
      name: "dumb", colors: 0, palette: .none, canPlaceCursor: false, hasPrivateModes: false,
      hasAlternateScreen: false)
    facts.widths = .untested("TERM=dumb tells no position")
    #expect(
      rows(facts, "TERM", "screen", "mouse", "paste", "not tested") == [
        "  TERM             dumb, cannot place text", "  screen           the prompt's own", "  mouse            none",
        "  paste            cannot be told from keys", "  not tested       TERM=dumb tells no position",
      ])
    #expect(advice(facts) == ["TERM=dumb cannot place text: export TERM=xterm-256color, or use --print"])
  }

  @Test func whyThereAreNoColoursIsSaid() {
    var facts = well
    facts.description?.palette = .none
    facts.environment.refusesColor = true
    #expect(
      rows(facts, "colours", "NO_COLOR") == ["  colours          none (NO_COLOR is set)", "  NO_COLOR         set"])
    #expect(advice(facts) == ["nothing"])
    facts.color = .never
    #expect(rows(facts, "colours") == ["  colours          none (--color never)"])
    facts.color = .auto
    facts.environment.refusesColor = false
    facts.environment.term = "vt100"
    facts.description = TerminalDescription(name: "vt100", colors: 0, palette: .none)
    #expect(rows(facts, "colours") == ["  colours          none (vt100 has none)"])
    #expect(advice(facts) == ["TERM=vt100 has no colours: if your terminal has, export TERM=xterm-256color"])
    facts.description = TerminalDescription(name: "vt100", colors: 8, palette: .basic)
    #expect(rows(facts, "colours") == ["  colours          8 (vt100 has 8)"])
  }

  @Test func shadesThatAreFaintOnTheBackgroundAreNamed() {
    var facts = well
    facts.colors = TerminalColors(
      background: .white,
      palette: [
        1: .black, 2: TerminalColor(red: 0, green: 0.8, blue: 0), 6: TerminalColor(red: 0, green: 0.8, blue: 0.8),
      ])
    #expect(rows(facts, "background") == ["  background       #ffffff, light"])
    #expect(
      advice(facts) == ["green, cyan can hardly be read on your background: choose other shades, or --theme contrast"])
    facts.description?.palette = .none
    #expect(advice(facts) == ["nothing"])
    facts.colors.background = .black
    #expect(rows(facts, "background") == ["  background       #000000, dark"])
  }

  @Test func whatStandsBetweenIsNamedAndAMultiplexersOwnNameIsWanted() {
    var facts = well
    facts.environment.isRemote = true
    facts.environment.multiplexer = .tmux
    facts.environment.size = Size(columns: 30, rows: 24)
    #expect(rows(facts, "in between") == ["  in between       tmux, ssh"])
    #expect(
      advice(facts) == [
        "TERM=xterm-256color is not what tmux is: set its default terminal to tmux-256color",
        "the terminal is 30x24: make it 40x10 or larger",
      ])
    facts.environment.term = "screen-256color"
    facts.description?.name = "screen-256color"
    #expect(advice(facts) == ["the terminal is 30x24: make it 40x10 or larger"])
  }

  @Test func theLocaleIsToldWithWhereItCameFrom() {
    var facts = well
    facts.locale = CharacterLocale(variable: "LC_ALL", asked: "C", isStandIn: false, codeset: "ANSI_X3.4-1968")
    #expect(
      rows(facts, "locale", "charset", "lines and marks") == [
        "  locale           LC_ALL=C", "  charset          ANSI_X3.4-1968", "  lines and marks  ASCII",
      ])
    #expect(advice(facts) == ["LC_ALL=C is not UTF-8: export LC_ALL=C.UTF-8 to see all text"])
    facts.folders[0].path = "/home/zoë"
    #expect(rows(facts, "data") == ["  data             0700  /home/zo?"])
    facts.locale = CharacterLocale(variable: "LANG", asked: "ko_KR.UTF-8", isStandIn: true, codeset: "UTF-8")
    #expect(rows(facts, "locale") == ["  locale           C.UTF-8, since LANG=ko_KR.UTF-8 is not there"])
    #expect(advice(facts) == ["LANG=ko_KR.UTF-8 is not installed: install it, or export LANG=C.UTF-8"])
    facts.locale = CharacterLocale(variable: nil, asked: nil, isStandIn: true, codeset: "UTF-8")
    facts.isASCII = true
    #expect(
      rows(facts, "locale", "lines and marks") == [
        "  locale           C.UTF-8, since none is asked for", "  lines and marks  ASCII (--ascii)",
      ])
  }

  @Test func aDirectoryThatOthersSeeOrNobodyWritesIsNoted() {
    var facts = well
    facts.folders = [
      FolderFacts(name: "data", path: "/d", mode: 0o755, isWritable: true),
      FolderFacts(name: "cache", path: "/c", mode: nil, isWritable: false),
      FolderFacts(name: "state", path: "/s", mode: nil, isWritable: true),
    ]
    #expect(
      rows(facts, "data", "cache", "state") == [
        "  data             0755  /d", "  cache            none  /c", "  state            none  /s",
      ])
    #expect(
      advice(facts) == [
        "others can look into /d: chmod 700 it", "/c cannot be written: make it yours, or use --data-dir",
      ])
  }

  @Test func whatIsDrawnAskewIsSaidOnceForLinesAndForEachOtherText() {
    var facts = well
    facts.widths = .measured([
      WidthSample(text: "─", columns: 1, sent: "─", found: 2, foundSent: 2),
      WidthSample(text: "…", columns: 1, sent: "…", found: 2, foundSent: 2),
      WidthSample(text: "👍🏽", columns: 2, sent: "👍", found: 4, foundSent: 1),
      WidthSample(text: "🇰🇷", columns: 2, sent: "🇰🇷"),
    ])
    #expect(
      rows(facts, "line", "skin tone", "flag") == [
        "  line             1 kept, 2 drawn, askew: ─", "  skin tone        2 kept, 4 drawn, askew: 👍🏽, sent as 👍",
        "  flag             2 kept, no answer: 🇰🇷",
      ])
    #expect(
      advice(facts) == [
        "your terminal draws ─ 2 cells wide: make ambiguous widths narrow, or use --ascii",
        "your terminal draws 👍 1 cell wide, 2 are kept: what follows it is askew; --ascii helps",
      ])
  }

  @Test func nothingInTheEnvironmentBecomesACommandOfTheTerminal() {
    var facts = well
    facts.environment.term = "x\u{1B}]0;title\u{7}\ny"
    facts.folders[0].path = "/tmp/\u{1B}[2J\u{9B}31m"
    facts.folders[0].isWritable = false
    facts.locale.asked = "\u{202E}C\u{8}"
    facts.locale.isStandIn = true
    let text = DoctorReport(facts).text
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).count == DoctorReport(well).text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count + 2)
  }
}
