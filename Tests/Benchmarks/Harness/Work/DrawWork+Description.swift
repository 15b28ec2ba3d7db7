internal import StoaCanvas

extension DrawWork {
  /// Frames for the C program that paints them, a line a run of cells of one style.
  static func description(of frames: [Canvas]) -> String {
    var text = "\(size.columns) \(size.rows)\n"
    for (number, canvas) in frames.enumerated() {
      for y in 0..<size.rows {
        canvas.withRow(y) { row in
          var x = 0
          while x < row.count {
            let start = x
            let style = row[x].style
            var run = ""
            while x < row.count, row[x].style == style {
              if row[x].width > 0 { run += canvas.text(of: row[x]) }
              x += 1
            }
            if x == row.count { run = String(run.reversed().drop { $0 == " " }.reversed()) }
            text += "\(number) \(y) \(start) \(style.attributes.rawValue) \(color(of: style)) \(run)\n"
          }
        }
      }
    }
    return text
  }

  private static func color(of style: Style) -> Int {
    Hue.allCases.firstIndex(of: style.foreground) ?? 0
  }
}
