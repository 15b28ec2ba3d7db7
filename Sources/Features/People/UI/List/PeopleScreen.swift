internal import DesignSupport
public import PeopleLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The list of people: cards, the filter line, and two lines a person.
public enum PeopleScreen {
  static let rowHeight = 2

  public static let keyMap = KeyMap<PeopleCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding(
        [.character("s")], name: "todos", title: "their to-dos", footer: true, needsItem: true, command: .todos),
      KeyBinding([.character("o")], name: "order", title: "next order", command: .order),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(PeopleCommand.move))

  /// How many people fit into a place of this size.
  public static func capacity(hasFilter: Bool, in size: Size) -> Int {
    ListFrame.capacity(rowHeight: rowHeight, hasCards: true, hasFilter: hasFilter, in: size)
  }

  public static func draw(_ content: PeopleContent, on canvas: inout Canvas, in rect: Rect) {
    let frame = ListFrame(
      cards: [
        MetricCard(
          title: content.people == 1 ? "person" : "people", count: content.people, isPartial: content.isCutShort),
        MetricCard(
          title: content.cities == 1 ? "city" : "cities", count: content.cities, isPartial: content.isPartial),
      ],
      filter: content.filter.map { FilterLine(text: $0, caret: content.caret) },
      message: content.message.map {
        MessageView($0, loading: "people", isTyping: content.caret != nil, on: canvas)
      },
      list: ListView(
        rowHeight: rowHeight, total: content.total, top: content.top, selection: content.selection,
        marked: content.newRows))
    frame.draw(on: &canvas, in: rect) { canvas, row, index in
      let offset = index - content.top
      draw(content.rows.indices.contains(offset) ? content.rows[offset] : .waiting, on: &canvas, in: row)
    }
  }

  private static func draw(_ row: PersonRow, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .person(let name, let city, let contact, let company):
      RowText.draw(
        on: &canvas, in: rect, name, right: Pill.text(city),
        rightStyle: .dim)
      RowText.draw(on: &canvas, in: rect, line: 1, indent: 3, contact, style: .dim, right: company)
    }
  }
}
