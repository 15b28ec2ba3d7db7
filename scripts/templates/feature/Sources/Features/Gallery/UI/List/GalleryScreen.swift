internal import DesignSupport
public import GalleryLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The list of photos: cards, the filter line, and one line a photo.
public enum GalleryScreen {
  static let rowHeight = 1

  public static let keyMap = KeyMap<GalleryCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true, command: .open),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(GalleryCommand.move))

  /// How many photos fit into a place of this size.
  public static func capacity(hasFilter: Bool, in size: Size) -> Int {
    ListFrame.capacity(rowHeight: rowHeight, hasCards: true, hasFilter: hasFilter, in: size)
  }

  public static func draw(_ content: GalleryContent, on canvas: inout Canvas, in rect: Rect) {
    let frame = ListFrame(
      cards: [
        MetricCard(title: content.photos == 1 ? "photo" : "photos", count: content.photos),
        MetricCard(title: content.groupTitle, count: content.groups, isPartial: content.isPartial),
      ],
      filter: content.filter.map { FilterLine(text: $0, caret: content.caret) },
      message: content.message.map {
        MessageView($0, loading: "photos", isTyping: content.caret != nil, on: canvas)
      },
      list: ListView(
        rowHeight: rowHeight, total: content.total, top: content.top, selection: content.selection,
        marked: content.newRows))
    frame.draw(on: &canvas, in: rect) { canvas, row, index in
      let offset = index - content.top
      draw(content.rows.indices.contains(offset) ? content.rows[offset] : .waiting, on: &canvas, in: row)
    }
  }

  private static func draw(_ row: PhotoRow, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .photo(let title, let note):
      RowText.draw(on: &canvas, in: rect, title, right: note, rightStyle: .dim)
    }
  }
}
