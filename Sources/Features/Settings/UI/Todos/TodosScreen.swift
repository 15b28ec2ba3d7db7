internal import DesignSupport
internal import ScreenSupport
public import SettingsLogic
public import StoaCanvas
public import StoaInput

/// The list of to-dos: cards, the control for completed ones, the filter line, and one line a to-do.
public enum TodosScreen {
  static let rowHeight = 1

  public static let keyMap = KeyMap<TodosCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding(
        [.space], name: "mark", title: "mark", footer: true, needsItem: true, command: .mark),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding(
        [.character("c")], name: "completed-only", title: "completed only", footer: true, command: .completedOnly),
      KeyBinding([.character("p")], name: "person", title: "its owner", footer: true, needsItem: true, command: .owner),
      KeyBinding([.character("u")], name: "undo", title: "take the last change back", command: .undo),
      KeyBinding(
        [.character("r")], name: "ask", title: "ask what became of a change", needsItem: true, command: .ask),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", command: .refresh),
    ] + KeyBinding.motions(TodosCommand.move))

  /// How many to-dos fit into a place of this size.
  public static func capacity(in size: Size) -> Int {
    ListFrame.capacity(rowHeight: rowHeight, hasCards: true, hasFilter: true, in: size)
  }

  public static func draw(_ content: TodosContent, on canvas: inout Canvas, in rect: Rect) {
    let frame = ListFrame(
      cards: [
        MetricCard(title: "completed", count: content.completed, isPartial: content.isCutShort),
        MetricCard(title: "remaining", count: content.remaining, isPartial: content.isCutShort),
      ],
      filter: filterLine(content, glyphs: canvas.glyphs),
      message: content.message.map {
        MessageView($0, loading: "to-dos", isTyping: content.caret != nil, on: canvas)
      },
      list: ListView(
        rowHeight: rowHeight, total: content.total, top: content.top, selection: content.selection,
        marked: content.newRows))
    frame.draw(on: &canvas, in: rect) { canvas, row, index in
      let offset = index - content.top
      let shown = content.rows.indices.contains(offset) ? content.rows[offset] : .waiting
      draw(shown, hasOwners: content.assignee == nil, on: &canvas, in: row)
    }
  }

  /// The line with the control; it also says whose to-dos these are, and what is looked for.
  private static func filterLine(_ content: TodosContent, glyphs: GlyphSet) -> FilterLine {
    // The name of the control gives way to a text that is looked for.
    let name = content.filter == nil ? "completed only" : ""
    let control = CheckBox.text(name, isOn: content.isCompletedOnly, glyphs: glyphs)
    let owner = content.assignee.map { "of \($0)" }
    let slash = content.filter == nil ? nil : "/ "
    let label = [control, owner, slash].compactMap(\.self).joined(separator: content.filter == nil ? "  " : " ")
    return FilterLine(label: label, text: content.filter ?? "", caret: content.caret)
  }

  private static func draw(_ row: TodoRow, hasOwners: Bool, on canvas: inout Canvas, in rect: Rect) {
    switch row {
    case .waiting: RowText.drawPlaceholder(on: &canvas, in: rect, "…")
    case .unreadable: RowText.drawPlaceholder(on: &canvas, in: rect, "This entry could not be read.")
    case .todo(let title, let owner, let standing):
      let look = StandingLook(standing, glyphs: canvas.glyphs)
      let pill = Pill.text(look.word)
      canvas.write(look.sign, at: Point(x: rect.minX + 1, y: rect.minY), style: look.signStyle)
      // In a list of one person's to-dos the owner goes without saying.
      let shownOwner = hasOwners ? TextLayout.ellipsize(SafeText.line(owner), to: max(8, rect.columns / 4)) + " " : ""
      RowText.draw(
        on: &canvas, in: rect, indent: 3, title, right: "\(shownOwner)\(TextLayout.pad(pill, to: 9))",
        rightStyle: look.wordStyle)
    }
  }
}
