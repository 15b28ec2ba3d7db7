public import DesignSupport
public import StoaCanvas

/// Draws the inspector: the log above, what is known of the selected entry below it.
public enum InspectorScreen {
  /// How a part of the screen is divided.
  struct Parts {
    let title: Int
    let filter: Int?
    let log: Rect
    let rule: Int
    let detail: Rect
    let footer: Int

    init(in rect: Rect, hasFilter: Bool) {
      title = rect.minY
      filter = hasFilter ? rect.minY + 1 : nil
      let top = rect.minY + (hasFilter ? 2 : 1)
      footer = rect.maxY - 1
      let rows = max(0, footer - top - 1)
      let logRows = (rows + 1) / 2
      log = Rect(x: rect.minX, y: top, columns: rect.columns, rows: logRows)
      rule = top + logRows
      detail = Rect(x: rect.minX, y: rule + 1, columns: rect.columns, rows: rows - logRows)
    }
  }

  /// How many rows of the log are in view.
  public static func capacity(hasFilter: Bool, in rect: Rect) -> Int { Parts(in: rect, hasFilter: hasFilter).log.rows }

  /// How many lines of the page about an entry are in view.
  public static func detailHeight(hasFilter: Bool, in rect: Rect) -> Int {
    Parts(in: rect, hasFilter: hasFilter).detail.rows
  }

  /// The offset within the bounds of that page.
  public static func detailOffset(_ blocks: [DetailBlock], from offset: Int, hasFilter: Bool, in rect: Rect) -> Int {
    page(blocks, Parts(in: rect, hasFilter: hasFilter)).offset(showing: nil, from: offset)
  }

  public static func draw(_ content: InspectorContent, on canvas: inout Canvas, in rect: Rect) {
    canvas.fill(rect)
    canvas.mark(rect, as: nil)
    canvas.cursor = nil
    let parts = Parts(in: rect, hasFilter: content.filter != nil)
    drawRule(" \(content.title) ", right: content.position, at: parts.title, isActive: true, on: &canvas, in: rect)
    drawLog(content, on: &canvas, parts)
    drawRule(
      " \(content.detailTitle) ", right: "", at: parts.rule, isActive: content.isDetailActive, on: &canvas, in: rect)
    page(content.detail, parts)
      .draw(on: &canvas, at: parts.detail.origin, offset: content.detailOffset, selected: nil)
    drawKeys(content.footer, on: &canvas, y: parts.footer, in: rect)
    // Last, so that the caret stands in it.
    if let filter = content.filter, let y = parts.filter {
      let line = Rect(x: rect.minX + 1, y: y, columns: rect.columns - 1, rows: 1)
      TextField.draw(on: &canvas, in: line, label: filter.label, text: filter.text, caret: filter.caret)
    }
  }

  /// The one line over a moment that has the whole screen.
  public static func drawBar(_ content: InspectorContent, on canvas: inout Canvas, at y: Int) {
    let rect = Rect(x: 0, y: y, columns: canvas.size.columns, rows: 1)
    canvas.fill(rect)
    canvas.mark(rect, as: nil)
    canvas.cursor = nil
    let row = content.rows.first.map { "\($0.lead) \($0.text)" } ?? "nothing yet"
    let place = "\(content.isAtPresent ? "the present" : "the past") \(content.position)"
    RowText.draw(on: &canvas, in: rect, row, style: Style([.reverse]), right: place, rightStyle: Style([.reverse]))
  }

  private static func page(_ blocks: [DetailBlock], _ parts: Parts) -> DetailPage {
    DetailPage(blocks, size: parts.detail.size)
  }

  private static func drawRule(
    _ title: String, right: String, at y: Int, isActive: Bool, on canvas: inout Canvas, in rect: Rect
  ) {
    canvas.horizontalRule(at: Point(x: rect.minX, y: y), width: rect.columns, style: .dim)
    let style: Style = isActive ? .bold : .dim
    let room = max(0, rect.columns - 4 - (right.isEmpty ? 0 : right.count + 3))
    canvas.write(title, at: Point(x: rect.minX + 2, y: y), style: style, width: room)
    guard !right.isEmpty else { return }
    canvas.write(" \(right) ", at: Point(x: rect.maxX - right.count - 3, y: y), style: .dim)
  }

  private static func drawLog(_ content: InspectorContent, on canvas: inout Canvas, _ parts: Parts) {
    guard content.total > 0 else {
      canvas.write(
        content.nothing, at: Point(x: parts.log.minX + 1, y: parts.log.minY), style: .dim,
        width: max(0, parts.log.columns - 2))
      return
    }
    let widest = content.rows.map { TextWidth.of($0.lead) }.max() ?? 0
    let lead = min(widest, max(6, parts.log.columns / 3))
    let list = ListView(rowHeight: 1, total: content.total, top: content.top, selection: content.selection)
    list.draw(on: &canvas, in: parts.log) { canvas, rect, index in
      guard content.rows.indices.contains(index - content.top) else { return }
      let row = content.rows[index - content.top]
      canvas.write(row.lead, at: Point(x: rect.minX + 1, y: rect.minY), style: .dim, width: lead)
      let rest = Rect(x: rect.minX + lead + 1, y: rect.minY, columns: rect.columns - lead - 1, rows: 1)
      RowText.draw(on: &canvas, in: rest, row.text, style: row.isMarked ? .bold : .plain, right: row.remark)
    }
    canvas.cursor = nil
  }

  private static func drawKeys(_ keys: [InspectorContent.Key], on canvas: inout Canvas, y: Int, in rect: Rect) {
    var x = rect.minX + 1
    for key in keys {
      guard x + TextWidth.of(key.label) + TextWidth.of(key.title) + 1 < rect.maxX else { break }
      x = canvas.write(key.label, at: Point(x: x, y: y), style: .bold) + 1
      x = canvas.write(key.title, at: Point(x: x, y: y), style: .dim) + 2
    }
  }
}
