internal import DesignSupport
public import PostsLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// What was said about a post: a list, and below it the selected comment in full.
public enum CommentsScreen {
  static let rowHeight = 1

  public static let keyMap = KeyMap<CommentsCommand>(
    [KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh)]
      + KeyBinding.motions(CommentsCommand.move))

  /// How many comments fit into a place of this size beside the selected one.
  public static func capacity(_ content: CommentsContent, in size: Size) -> Int {
    ListFrame.capacity(
      rowHeight: rowHeight, hasCards: false, hasFilter: false, in: panes(content, of: size).list.size)
  }

  public static func draw(_ content: CommentsContent, on canvas: inout Canvas, in rect: Rect) {
    let panes = panes(content, of: rect.size)
    let list = panes.list.moved(to: rect.origin)
    let frame = ListFrame(
      cards: [], filter: nil,
      message: content.message.map { MessageView($0, loading: "comments", on: canvas) },
      list: ListView(
        rowHeight: rowHeight, total: content.total, top: content.top, selection: content.selection,
        marked: content.newRows))
    frame.draw(on: &canvas, in: content.message == nil ? list : rect) { canvas, row, index in
      let offset = index - content.top
      draw(content.rows.indices.contains(offset) ? content.rows[offset] : .waiting, on: &canvas, in: row)
    }
    guard content.message == nil, case .comment = content.selected else { return }
    canvas.horizontalRule(at: Point(x: rect.minX, y: list.maxY), width: rect.columns, style: .dim)
    let reading = panes.reading.moved(to: rect.origin)
    page(content, size: reading.size).draw(on: &canvas, at: reading.origin, offset: 0, selected: nil)
  }

  /// The selected comment in full.
  private static func page(_ content: CommentsContent, size: Size) -> DetailPage {
    guard case .comment(let name, let email, let body) = content.selected else { return DetailPage([], size: size) }
    return DetailPage([.heading(name), .note(email), .text(body)], size: size)
  }

  /// The list above, the selected comment below, a rule between them; where both are short of room, the comment comes
  /// first.
  private static func panes(_ content: CommentsContent, of size: Size) -> (list: Rect, reading: Rect) {
    let wanted = page(content, size: size).lineCount
    let listRows = max(1, min(size.rows * 2 / 5, size.rows - 5, size.rows - 1 - wanted))
    return (
      Rect(x: 0, y: 0, columns: size.columns, rows: listRows),
      Rect(x: 0, y: listRows + 1, columns: size.columns, rows: max(0, size.rows - listRows - 1))
    )
  }

  private static func draw(_ row: CommentRow, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .comment(let name, let email, _): RowText.draw(on: &canvas, in: rect, name, right: email)
    }
  }
}

extension Rect {
  /// The same rectangle, counted from another origin.
  fileprivate func moved(to origin: Point) -> Rect {
    Rect(x: origin.x + minX, y: origin.y + minY, columns: columns, rows: rows)
  }
}
