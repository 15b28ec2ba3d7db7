internal import StoaCanvas
internal import StoaTerminal

/// What was found out, as text for people: a row a fact, and what to change at the end.
package struct DoctorReport {
  private let facts: DoctorFacts
  private static let nameWidth = 17

  package init(_ facts: DoctorFacts) {
    self.facts = facts
  }

  /// Nothing in it moves a cursor, whatever the environment says.
  package var text: String {
    var lines = ["stoa \(facts.version)"]
    add("Terminal", terminalRows, to: &lines)
    add("Text", textRows, to: &lines)
    add("Libraries", facts.libraries.map { ($0.name, $0.version) }, to: &lines)
    add("Files", facts.folders.map { ($0.name, Self.describe($0)) }, to: &lines)
    add("Widths", widthRows, to: &lines)
    lines += ["", "What to change"]
    let advice = DoctorAdvice.of(facts)
    lines += advice.isEmpty ? ["  nothing"] : advice.map { "  - " + shown($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func add(_ title: String, _ rows: [(name: String, value: String)], to lines: inout [String]) {
    lines += ["", title]
    for row in rows {
      let gap = String(repeating: " ", count: max(2, Self.nameWidth - row.name.count))
      lines.append("  \(row.name)\(gap)\(shown(row.value))")
    }
  }

  /// As this terminal can show it, and nothing in it that it would obey.
  private func shown(_ text: String) -> String {
    let safe = SafeText.line(text)
    return facts.drawsASCII ? String(safe.map { $0.isASCII ? $0 : "?" }) : safe
  }

  private var terminalRows: [(name: String, value: String)] {
    let environment = facts.environment
    let size = environment.size.map { ", \($0.columns)x\($0.rows)" } ?? ""
    let between = [environment.multiplexer?.rawValue, environment.isRemote ? "ssh" : nil].compactMap { $0 }
    return [
      ("TERM", term),
      ("input", environment.inputIsTerminal ? "a terminal" : "no terminal"),
      ("output", environment.outputIsTerminal ? "a terminal\(size)" : "no terminal"),
      ("in between", between.isEmpty ? "nothing" : between.joined(separator: ", ")),
      ("colours", colors),
      ("background", background),
      ("NO_COLOR", environment.refusesColor ? "set" : "not set"),
      ("screen", facts.description?.hasAlternateScreen == true ? "the alternate one" : "the prompt's own"),
      ("mouse", hasPrivateModes ? "clicks and wheel (modes 1000, 1006)" : "none"),
      ("paste", hasPrivateModes ? "bracketed (mode 2004)" : "cannot be told from keys"),
      ("lone Esc after", "\(Int(environment.escapeDelay / .milliseconds(1))) ms"),
    ]
  }

  private var hasPrivateModes: Bool { facts.description?.hasPrivateModes ?? false }

  private var term: String {
    let asked = facts.environment.term.isEmpty ? "not set" : facts.environment.term
    guard let description = facts.description else { return "\(asked): no description" }
    if facts.isFallback { return "\(asked)\(asked == "not set" ? "" : ", unknown here"): \(description.name) is used" }
    return description.canPlaceCursor ? asked : "\(asked), cannot place text"
  }

  /// The palette, and why it is that one.
  private var colors: String {
    guard let description = facts.description else { return "none (no description)" }
    let has = "\(description.name) has \(description.colors == 0 ? "none" : String(description.colors))"
    switch description.palette {
    case .extended: return "256 (\(has))"
    case .basic: return "8 (\(has))"
    case .none:
      if facts.color == .never { return "none (--color never)" }
      let isRefused = facts.environment.refusesColor && facts.color == .auto
      return isRefused ? "none (NO_COLOR is set)" : "none (\(has))"
    }
  }

  private var background: String {
    guard let color = facts.colors.background else { return "not told" }
    let isLight = color.contrast(with: .black) > color.contrast(with: .white)
    return "\(color.hexadecimal), \(isLight ? "light" : "dark")"
  }

  private var textRows: [(name: String, value: String)] {
    let locale = facts.locale
    let asked = locale.variable.map { "\($0)=\(locale.asked ?? "")" }
    let name: String
    if locale.isStandIn {
      name = "C.UTF-8, since \(asked.map { "\($0) is not there" } ?? "none is asked for")"
    } else {
      name = asked ?? "C, since none is asked for"
    }
    let signs = facts.drawsASCII ? "ASCII\(facts.isASCII ? " (--ascii)" : "")" : "Unicode"
    return [
      ("locale", name), ("charset", locale.codeset), ("lines and marks", signs),
      ("widths", "Unicode \(TextWidth.unicodeVersion)"),
    ]
  }

  private var widthRows: [(name: String, value: String)] {
    switch facts.widths {
    case .untested(let reason): return [("not tested", reason)]
    case .measured(let samples): return samples.map { (DoubtfulText.name(of: $0.text), Self.describe($0)) }
    }
  }

  private static func describe(_ folder: FolderFacts) -> String {
    "\(folder.permissions ?? "none")  \(folder.path)"
  }

  /// The text comes last, for nobody knows how wide it is.
  private static func describe(_ sample: WidthSample) -> String {
    let drawn = sample.found.map { "\($0) drawn" } ?? "no answer"
    let sent = sample.sent == sample.text ? "" : ", sent as \(sample.sent)"
    return "\(sample.columns) kept, \(drawn)\(sample.drifts ? ", askew" : ""): \(sample.text)\(sent)"
  }
}
