public import StoaCanvas

/// A page of blocks laid out for a width: what of it is in view, where its links are, and how it is drawn.
public struct DetailPage {
  private let lines: [DetailLine]
  private let nameWidth: Int
  private let size: Size

  /// Lays the blocks out; the cost is that of wrapping their text.
  public init(_ blocks: [DetailBlock], size: Size) {
    self.size = size
    let names = blocks.compactMap { if case .field(let name, _) = $0 { TextWidth.of(name) } else { nil } }
    nameWidth = min(names.max() ?? 0, max(4, size.columns / 2))
    // One column each side, and one for the scroll bar.
    let width = max(1, size.columns - 3)
    var lines: [DetailLine] = []
    var links = 0
    for block in blocks {
      switch block {
      case .heading(let text):
        lines += Self.wrap(text, width).map { DetailLine(kind: .heading, text: $0) }
      case .field(let name, let value):
        let wrapped = Self.wrap(value, max(1, width - nameWidth - 2))
        lines += wrapped.enumerated().map { index, text in
          DetailLine(kind: .field(name: index == 0 ? name : ""), text: text)
        }
      case .text(let text):
        lines += Self.wrap(text, width).map { DetailLine(kind: .text, text: $0) }
      case .note(let text):
        lines += Self.wrap(text, width).map { DetailLine(kind: .note, text: $0) }
      case .link(let text, let note):
        lines.append(DetailLine(kind: .link(index: links, note: note), text: text))
        links += 1
      case .gap:
        lines.append(DetailLine(kind: .text, text: ""))
      }
    }
    self.lines = lines
  }

  /// How many lines the page has.
  public var lineCount: Int { lines.count }

  /// The farthest that the page can be scrolled.
  public var lastOffset: Int { max(0, lines.count - size.rows) }

  /// The offset nearest to `offset` at which a link and what stands below it are in view, as far as there is room; for
  /// a page without links, `offset` within its bounds.
  public func offset(showing link: Int?, from offset: Int) -> Int {
    var offset = max(0, min(offset, lastOffset))
    guard let link, let line = line(of: link) else { return offset }
    // The first link brings what stands above it into view.
    if link == 0, line < size.rows { return 0 }
    let end = self.line(of: link + 1) ?? lines.count
    if end > offset + size.rows { offset = end - size.rows }
    if line < offset { offset = line }
    return max(0, min(offset, lastOffset))
  }

  /// Draws what is in view.
  public func draw(on canvas: inout Canvas, at origin: Point, offset: Int, selected: Int?) {
    guard size.columns > 2 else { return }
    let offset = max(0, min(offset, lastOffset))
    for row in 0..<max(0, size.rows) where offset + row < lines.count {
      let rect = Rect(x: origin.x, y: origin.y + row, columns: size.columns - 1, rows: 1)
      draw(lines[offset + row], on: &canvas, in: rect, selected: selected)
    }
    if lastOffset > 0 {
      ScrollBar(total: lines.count, visible: size.rows, offset: offset)
        .draw(on: &canvas, at: Point(x: origin.x + size.columns - 1, y: origin.y), length: size.rows)
    }
  }

  private func draw(_ line: DetailLine, on canvas: inout Canvas, in rect: Rect, selected: Int?) {
    switch line.kind {
    case .heading: RowText.draw(on: &canvas, in: rect, line.text, style: .bold)
    case .text: RowText.draw(on: &canvas, in: rect, line.text)
    case .note: RowText.draw(on: &canvas, in: rect, line.text, style: .dim)
    case .field(let name):
      let start = Point(x: rect.origin.x + 1, y: rect.origin.y)
      canvas.write(name, at: start, style: .dim, width: min(nameWidth, rect.size.columns - 1))
      canvas.write(
        line.text, at: Point(x: start.x + nameWidth + 2, y: start.y),
        width: max(0, rect.size.columns - nameWidth - 3))
    case .link(let index, let note):
      RowText.draw(on: &canvas, in: rect, indent: 3, line.text, right: note)
      canvas.write(String(canvas.glyphs.bullet), at: Point(x: rect.origin.x + 1, y: rect.origin.y), style: .dim)
      canvas.mark(rect, as: .item(index))
      guard index == selected else { return }
      canvas.restyle(rect) { $0.with(selected: true) }
      canvas.cursor = rect.origin
    }
  }

  private func line(of link: Int) -> Int? {
    lines.firstIndex { if case .link(link, _) = $0.kind { true } else { false } }
  }

  private static func wrap(_ text: String, _ width: Int) -> [String] {
    let lines = TextLayout.wrap(SafeText.block(text), width: width)
    return lines.isEmpty ? [""] : lines
  }
}
