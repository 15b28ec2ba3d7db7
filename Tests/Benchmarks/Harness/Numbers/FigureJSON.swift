/// Figures as a JSON document, for programs. Names and units need no escapes.
struct FigureJSON {
  private let figures: [Figure]
  private let load: Double

  init(_ figures: [Figure], load: Double) {
    self.figures = figures
    self.load = load
  }

  var text: String {
    let entries = figures.map { figure in
      var parts = ["\"name\": \"\(figure.name)\"", "\"unit\": \"\(figure.unit.rawValue)\""] + series("", figure.own)
      if let other = figure.other, let ratio = figure.ratio {
        parts += series("beside_", other) + ["\"ratio\": \(number(ratio))"]
      }
      return "    {" + parts.joined(separator: ", ") + "}"
    }
    return "{\n  \"load\": \(number(load)),\n  \"figures\": [\n" + entries.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private func series(_ prefix: String, _ series: Series) -> [String] {
    [
      "\"\(prefix)min\": \(number(series.minimum))", "\"\(prefix)median\": \(number(series.median))",
      "\"\(prefix)runs\": \(series.values.count)",
    ]
  }

  private func number(_ value: Double) -> String { value.isFinite ? Decimals.text(value, 4) : "null" }
}
