internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal

/// Frames as a list of people is one: two rows an item, names in several scripts.
@FlowActor enum DrawWork {
  static let size = Size(columns: 120, rows: 40)
  private static let names = ["Zoë Lindqvist", "김서연", "Inês Carvalho", "Γιώργος Παππάς", "佐藤 陽菜", "Jürgen Dvořák"]

  /// A frame; in two of even and odd number hardly a cell is the same.
  static func frame(_ number: Int, changedRow: Int? = nil) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.rows {
      let item = number * 1_000 + y * 37 + (y == changedRow ? 500 : 0)
      if (y + number) % 2 == 0 {
        canvas.write(" \(names[item % names.count]) \(item)", at: Point(x: 0, y: y), style: .bold, width: 80)
        canvas.write("[Lisboa \(y)]", at: Point(x: 100, y: y), style: .plain.with(foreground: .cyan))
      } else {
        canvas.write("   @user\(item) · user\(item)@example.org", at: Point(x: 0, y: y), style: .dim, width: 80)
        canvas.write("Tidewater & Daughters \(item)", at: Point(x: 84, y: y), style: .dim)
      }
      canvas.write("│", at: Point(x: 119, y: y), style: .dim)
    }
    return canvas
  }

  static func compose() -> @FlowActor (Int) -> Int {
    { count in
      var sum = 0
      for number in 0..<count { sum &+= frame(number).line(number % size.rows).utf8.count }
      return sum
    }
  }

  /// Two frames in turns.
  static func paint(_ one: Canvas, _ other: Canvas) throws(BenchError) -> @FlowActor (Int) -> Int {
    let painter = Painter(term: "xterm-256color", size: size, palette: .extended, charset: .unicode)
    guard let painter else { throw BenchError("there is no terminal description of xterm-256color") }
    var bytes: [UInt8] = []
    for canvas in [one, other] { painter.paint(canvas, into: &bytes) }
    return { count in
      var sum = 0
      for number in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        painter.paint(number % 2 == 0 ? one : other, into: &bytes)
        sum &+= bytes.count
      }
      return sum
    }
  }
}
