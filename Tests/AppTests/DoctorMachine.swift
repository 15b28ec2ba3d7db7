internal import StoaApp
internal import StoaCanvas
internal import StoaTerminal

/// What the doctor finds on a machine, and the parts of its report that tests look at.
enum DoctorMachine {
  /// A machine on which all is well.
  static var well: DoctorFacts {
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

  static func rows(_ facts: DoctorFacts, _ names: String...) -> [String] {
    let lines = DoctorReport(facts).text.split(separator: "\n").map(String.init)
    return names.flatMap { name in lines.filter { $0.hasPrefix("  \(name)  ") } }
  }

  static func advice(_ facts: DoctorFacts) -> [String] {
    let lines = DoctorReport(facts).text.split(separator: "\n").map(String.init)
    return lines.drop { $0 != "What to change" }.dropFirst().map {
      String($0.trimmingPrefix { $0 == " " || $0 == "-" })
    }
  }
}
