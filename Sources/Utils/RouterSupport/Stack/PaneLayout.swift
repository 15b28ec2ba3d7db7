internal import StoaCanvas

/// How a tab divides its body: one place, or the list beside the place on top of the stack.
enum PaneLayout: Hashable {
  case single(Rect)
  case split(list: Rect, divider: Rect, detail: Rect)

  /// From this many columns on, list and detail stand side by side.
  static let splitColumns = 100

  init(body: Rect) {
    guard body.size.columns >= Self.splitColumns else {
      self = .single(body)
      return
    }
    let listColumns = max(44, body.size.columns * 2 / 5)
    let detailX = body.origin.x + listColumns + 1
    self = .split(
      list: Rect(x: body.origin.x, y: body.origin.y, columns: listColumns, rows: body.size.rows),
      divider: Rect(x: body.origin.x + listColumns, y: body.origin.y, columns: 1, rows: body.size.rows),
      detail: Rect(
        x: detailX, y: body.origin.y, columns: body.size.columns - listColumns - 1, rows: body.size.rows))
  }
}
