internal import DesignSupport
public import PeopleLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// What a person posted: title and the first line of the body.
public enum PersonPostsScreen {
  static let rowHeight = 2

  public static let keyMap = KeyMap<PersonPostsCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(PersonPostsCommand.move))

  /// How many posts fit into a place of this size.
  public static func capacity(hasFilter: Bool, in size: Size) -> Int {
    ListFrame.capacity(rowHeight: rowHeight, hasCards: false, hasFilter: hasFilter, in: size)
  }

  public static func draw(_ content: PersonPostsContent, on canvas: inout Canvas, in rect: Rect) {
    let frame = ListFrame(
      cards: [],
      filter: content.filter.map { FilterLine(text: $0, caret: content.caret) },
      message: content.message.map {
        MessageView($0, loading: "posts", isTyping: content.caret != nil, on: canvas)
      },
      list: ListView(
        rowHeight: rowHeight, total: content.total, top: content.top, selection: content.selection,
        marked: content.newRows))
    frame.draw(on: &canvas, in: rect) { canvas, row, index in
      let offset = index - content.top
      draw(content.rows.indices.contains(offset) ? content.rows[offset] : .waiting, on: &canvas, in: row)
    }
  }

  private static func draw(_ row: PersonPostRow, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .post(let title, let body):
      RowText.draw(on: &canvas, in: rect, title, style: .bold)
      RowText.draw(on: &canvas, in: rect, line: 1, indent: 3, body, style: .dim)
    }
  }
}
