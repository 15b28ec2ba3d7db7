internal import StoaCanvas

/// Places samples below one another, each under its caption.
struct Shelf {
  private var rest: Rect

  init(_ rect: Rect) { rest = rect }

  /// Writes the caption, and returns the place of the sample, as high as there is room for.
  mutating func place(_ caption: String, rows: Int, on canvas: inout Canvas) -> Rect {
    let (line, below) = rest.splitTop(1)
    if !line.isEmpty { canvas.write(caption, at: line.origin, style: .underline, width: line.columns) }
    let (sample, rest) = below.splitTop(rows)
    self.rest = rest
    return sample
  }

  /// Places of one width beside each other, a column between them.
  static func columns(_ count: Int, of rect: Rect) -> [Rect] {
    let width = max(0, (rect.columns - (count - 1)) / count)
    return (0..<count).map {
      Rect(x: rect.minX + $0 * (width + 1), y: rect.minY, columns: width, rows: rect.rows)
    }
  }
}
