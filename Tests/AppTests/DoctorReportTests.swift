internal import StoaApp
internal import StoaCanvas
internal import StoaTerminal
internal import Testing

@Suite struct DoctorReportTests {
  @Test func aReportIsARowAFactAndEndsWithWhatToChange() {
    #expect(
      DoctorReport(DoctorMachine.well).text == """
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

  @Test func theLocaleIsToldWithWhereItCameFrom() {
    var facts = DoctorMachine.well
    facts.locale = CharacterLocale(variable: "LC_ALL", asked: "C", isStandIn: false, codeset: "ANSI_X3.4-1968")
    #expect(
      DoctorMachine.rows(facts, "locale", "charset", "lines and marks") == [
        "  locale           LC_ALL=C", "  charset          ANSI_X3.4-1968", "  lines and marks  ASCII",
      ])
    #expect(DoctorMachine.advice(facts) == ["LC_ALL=C is not UTF-8: export LC_ALL=C.UTF-8 to see all text"])
    facts.folders[0].path = "/home/zoë"
    #expect(DoctorMachine.rows(facts, "data") == ["  data             0700  /home/zo?"])
    facts.locale = CharacterLocale(variable: "LANG", asked: "ko_KR.UTF-8", isStandIn: true, codeset: "UTF-8")
    #expect(DoctorMachine.rows(facts, "locale") == ["  locale           C.UTF-8, since LANG=ko_KR.UTF-8 is not there"])
    #expect(DoctorMachine.advice(facts) == ["LANG=ko_KR.UTF-8 is not installed: install it, or export LANG=C.UTF-8"])
    facts.locale = CharacterLocale(variable: nil, asked: nil, isStandIn: true, codeset: "UTF-8")
    facts.isASCII = true
    #expect(
      DoctorMachine.rows(facts, "locale", "lines and marks") == [
        "  locale           C.UTF-8, since none is asked for", "  lines and marks  ASCII (--ascii)",
      ])
  }

  @Test func aDirectoryThatOthersSeeOrNobodyWritesIsNoted() {
    var facts = DoctorMachine.well
    facts.folders = [
      FolderFacts(name: "data", path: "/d", mode: 0o755, isWritable: true),
      FolderFacts(name: "cache", path: "/c", mode: nil, isWritable: false),
      FolderFacts(name: "state", path: "/s", mode: nil, isWritable: true),
    ]
    #expect(
      DoctorMachine.rows(facts, "data", "cache", "state") == [
        "  data             0755  /d", "  cache            none  /c", "  state            none  /s",
      ])
    #expect(
      DoctorMachine.advice(facts) == [
        "others can look into /d: chmod 700 it", "/c cannot be written: make it yours, or use --data-dir",
      ])
  }

  @Test func whatIsDrawnAskewIsSaidOnceForLinesAndForEachOtherText() {
    var facts = DoctorMachine.well
    facts.widths = .measured([
      WidthSample(text: "─", columns: 1, sent: "─", found: 2, foundSent: 2),
      WidthSample(text: "…", columns: 1, sent: "…", found: 2, foundSent: 2),
      WidthSample(text: "👍🏽", columns: 2, sent: "👍", found: 4, foundSent: 1),
      WidthSample(text: "🇰🇷", columns: 2, sent: "🇰🇷"),
    ])
    #expect(
      DoctorMachine.rows(facts, "line", "skin tone", "flag") == [
        "  line             1 kept, 2 drawn, askew: ─", "  skin tone        2 kept, 4 drawn, askew: 👍🏽, sent as 👍",
        "  flag             2 kept, no answer: 🇰🇷",
      ])
    #expect(
      DoctorMachine.advice(facts) == [
        "your terminal draws ─ 2 cells wide: make ambiguous widths narrow, or use --ascii",
        "your terminal draws 👍 1 cell wide, 2 are kept: what follows it is askew; --ascii helps",
      ])
  }

  @Test func nothingInTheEnvironmentBecomesACommandOfTheTerminal() {
    var facts = DoctorMachine.well
    facts.environment.term = "x\u{1B}]0;title\u{7}\ny"
    facts.folders[0].path = "/tmp/\u{1B}[2J\u{9B}31m"
    facts.folders[0].isWritable = false
    facts.locale.asked = "\u{202E}C\u{8}"
    facts.locale.isStandIn = true
    let text = DoctorReport(facts).text
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.count { $0 == "\n" } == DoctorReport(DoctorMachine.well).text.count { $0 == "\n" } + 2)
  }
}
