/// Figures as lines of a table, for people.
struct FigureTable {
  private let figures: [Figure]

  init(_ figures: [Figure]) { self.figures = figures }

  /// A heading and a line for each figure: minimum and median of both sides, and their ratios.
  var text: String {
    var lines = [row("", "", "min", "median", "beside", "median", "ratio", "of medians")]
    for figure in figures {
      let unit = figure.unit
      lines.append(
        row(
          figure.name, "\(figure.title) (\(unit.rawValue))", unit.text(figure.own.minimum),
          unit.text(figure.own.median),
          figure.other.map { unit.text($0.minimum) } ?? "", figure.other.map { unit.text($0.median) } ?? "",
          figure.ratio.map { Decimals.text($0, 2) } ?? "", figure.ratioOfMedians.map { Decimals.text($0, 2) } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ title: String, _ numbers: String...) -> String {
    var line = name.padded(to: 27) + title.padded(to: 62)
    for number in numbers { line += number.padded(to: 11, atEnd: false) }
    return line
  }
}

extension String {
  /// With blanks behind it, or before it, up to so many characters.
  func padded(to width: Int, atEnd: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atEnd ? self + blanks : blanks + self
  }
}
