internal import DesignSupport
public import PostsLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The list of posts: cards, the filter line, and three lines a post.
public enum PostsScreen {
  static let rowHeight = 3

  public static let keyMap = KeyMap<PostsCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding(
        [.character("p")], name: "person", title: "its author", footer: true, needsItem: true, command: .author),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(PostsCommand.move))

  /// How many posts fit into a place of this size.
  public static func capacity(hasFilter: Bool, in size: Size) -> Int {
    ListFrame.capacity(rowHeight: rowHeight, hasCards: true, hasFilter: hasFilter, in: size)
  }

  public static func draw(_ content: PostsContent, on canvas: inout Canvas, in rect: Rect) {
    let frame = ListFrame(
      cards: [
        MetricCard(
          title: content.posts == 1 ? "post" : "posts", count: content.posts, isPartial: content.isCutShort),
        MetricCard(
          title: content.authors == 1 ? "author" : "authors", count: content.authors, isPartial: content.isPartial),
      ],
      filter: filterLine(content),
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

  private static func filterLine(_ content: PostsContent) -> FilterLine? {
    if let author = content.author {
      let label = content.filter == nil ? "by \(author)" : "by \(author) / "
      return FilterLine(label: label, text: content.filter ?? "", caret: content.caret)
    }
    return content.filter.map { FilterLine(text: $0, caret: content.caret) }
  }

  private static func draw(_ row: PostRow, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .post(let title, let body, let author):
      RowText.draw(on: &canvas, in: rect, title, style: .bold, right: author, rightStyle: .dim)
      RowText.drawParagraph(on: &canvas, in: rect, line: 1, lines: 2, body)
    }
  }
}
