internal import StoaCanvas
internal import StoaTerminal

/// What a person can change so that the program is shown better, one line for each thing.
enum DoctorAdvice {
  static func of(_ facts: DoctorFacts) -> [String] {
    terminal(facts) + colors(facts) + text(facts) + files(facts) + widths(facts)
  }

  private static func terminal(_ facts: DoctorFacts) -> [String] {
    let environment = facts.environment
    let term = environment.term
    var advice: [String] = []
    if let description = facts.description {
      if facts.isFallback {
        advice.append(
          term.isEmpty
            ? "TERM is not set: export TERM=\(description.name)"
            : "TERM=\(term) has no entry: install ncurses-term, or export TERM=\(description.name)")
      } else if !description.canPlaceCursor {
        advice.append("TERM=\(term) cannot place text: export TERM=xterm-256color, or use --print")
      } else if description.colors == 0, environment.palette(facts.color) != .none {
        advice.append("TERM=\(term) has no colours: if your terminal has, export TERM=xterm-256color")
      }
    } else {
      advice.append("there are no terminal descriptions: install ncurses-base, or set TERMINFO")
    }
    if let multiplexer = environment.multiplexer, !term.hasPrefix("tmux"), !term.hasPrefix("screen") {
      let wanted = multiplexer == .tmux ? "tmux-256color" : "screen-256color"
      advice.append("TERM=\(term) is not what \(multiplexer.rawValue) is: set its default terminal to \(wanted)")
    }
    let minimum = facts.minimum
    if let size = environment.size, size.columns < minimum.columns || size.rows < minimum.rows {
      advice.append(
        "the terminal is \(size.columns)x\(size.rows): make it \(minimum.columns)x\(minimum.rows) or larger")
    }
    return advice
  }

  /// The hues that screens use, by the numbers that are sent for them.
  private static let hues = [(1, "red"), (2, "green"), (3, "yellow")]

  private static func colors(_ facts: DoctorFacts) -> [String] {
    guard facts.description?.palette ?? .none > .none else { return [] }
    let faint = facts.colors.faint(among: hues.map(\.0))
    guard !faint.isEmpty else { return [] }
    let names = hues.filter { faint.contains($0.0) }.map(\.1).joined(separator: ", ")
    return ["\(names) can hardly be read on your background: choose other shades, or --theme contrast"]
  }

  private static func text(_ facts: DoctorFacts) -> [String] {
    let locale = facts.locale
    guard let variable = locale.variable, let asked = locale.asked else { return [] }
    if locale.isStandIn {
      return ["\(variable)=\(asked) is not installed: install it, or export \(variable)=C.UTF-8"]
    }
    return locale.isUTF8 ? [] : ["\(variable)=\(asked) is not UTF-8: export \(variable)=C.UTF-8 to see all text"]
  }

  private static func files(_ facts: DoctorFacts) -> [String] {
    facts.folders.flatMap { folder in
      var advice: [String] = []
      if !folder.isWritable { advice.append("\(folder.path) cannot be written: make it yours, or use --data-dir") }
      if folder.isOpenToOthers { advice.append("others can look into \(folder.path): chmod 700 it") }
      return advice
    }
  }

  private static func widths(_ facts: DoctorFacts) -> [String] {
    guard case .measured(let samples) = facts.widths else { return [] }
    let askew = samples.filter(\.drifts)
    let ambiguous = askew.filter { DoubtfulText.ambiguous.contains($0.text) }
    var advice: [String] = []
    if let first = ambiguous.first {
      let cells = count(first.foundSent)
      advice.append("your terminal draws \(first.text) \(cells) wide: make ambiguous widths narrow, or use --ascii")
    }
    for sample in askew where !DoubtfulText.ambiguous.contains(sample.text) {
      let cells = count(sample.foundSent)
      let kept = TextWidth.of(sample.sent)
      advice.append(
        "your terminal draws \(sample.sent) \(cells) wide, \(kept) are kept: what follows it is askew; --ascii helps")
    }
    return advice
  }

  private static func count(_ cells: Int?) -> String { cells == 1 ? "1 cell" : "\(cells ?? 0) cells" }
}
