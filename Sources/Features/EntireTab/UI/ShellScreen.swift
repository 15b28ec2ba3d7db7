internal import DesignSupport
public import EntireTabLogic
public import StoaCanvas
internal import StoaInput

/// What stands around the tab: the tabs, the place's title, the status line and the footer.
public enum ShellScreen {
  public static func draw(_ content: ShellContent, on canvas: inout Canvas, layout: ShellLayout) {
    drawTabs(content, on: &canvas, layout: layout)
    if layout.hasRule {
      canvas.horizontalRule(at: Point(x: 0, y: 1), width: layout.size.columns, style: .dim)
      canvas.write(" \(content.title) ", at: Point(x: 2, y: 1), style: .bold, width: layout.size.columns - 4)
    }
    drawStatus(content, on: &canvas, layout: layout)
    drawKeys(content.footer, on: &canvas, y: layout.footerLine, columns: layout.size.columns)
  }

  /// Says that the tabs are not there yet: the first run of a large sample takes a moment to make it.
  public static func drawStarting(on canvas: inout Canvas, layout: ShellLayout) {
    MessageView(title: "Starting", details: ["A large sample takes a moment the first time."], keys: "Q quits")
      .draw(on: &canvas, in: layout.body)
  }

  private static func drawTabs(_ content: ShellContent, on canvas: inout Canvas, layout: ShellLayout) {
    guard !content.tabs.isEmpty else {
      canvas.write(" Stoa", at: .zero, style: .bold)
      return
    }
    var x = 0
    for (tab, text) in zip(content.tabs, titles(content.tabs, columns: layout.size.columns)) {
      let style = tab.isSelected ? Style([.bold, .reverse]) : .plain
      let end = canvas.write(text, at: Point(x: x, y: 0), style: style, width: max(0, layout.size.columns - x))
      canvas.mark(Rect(x: x, y: 0, columns: end - x, rows: 1), as: .command(tab.name))
      x = end
    }
  }

  /// The longest form of the tabs that fits: with room around them and counts, without the room, without the counts.
  private static func titles(_ tabs: [ShellContent.TabItem], columns: Int) -> [String] {
    func titles(counts: Bool, room: Bool) -> [String] {
      tabs.map { tab in
        let count = counts ? tab.badge.map { " \($0)" } ?? "" : ""
        return "\(room ? " " : "")\(tab.number) \(tab.title)\(count) "
      }
    }
    let forms = [titles(counts: true, room: true), titles(counts: true, room: false)]
    return forms.first { $0.joined().count <= columns } ?? titles(counts: false, room: false)
  }

  /// How many columns the status has beside the position.
  public static func statusRoom(beside position: String, layout: ShellLayout) -> Int {
    layout.size.columns - TextWidth.of(position) - 3
  }

  private static func drawStatus(_ content: ShellContent, on canvas: inout Canvas, layout: ShellLayout) {
    let y = layout.statusLine
    let position = TextWidth.of(content.position)
    canvas.write(content.position, at: Point(x: max(0, layout.size.columns - position - 1), y: y))
    let room = statusRoom(beside: content.position, layout: layout)
    let style: Style = content.isTrouble ? Style([.bold], foreground: .red) : .plain
    // Where there is no rule for it, the title stands here as long as there is nothing else to say.
    let isTitle = content.status.isEmpty && !layout.hasRule
    let text = isTitle ? content.title : content.status.joined(separator: " \(canvas.glyphs.separator) ")
    canvas.write(text, at: Point(x: 1, y: y), style: isTitle ? .dim : style, width: max(0, room))
  }

  /// As many keys as fit beside the one that lists them all, the place's own first.
  static func drawKeys(_ keys: [ShellContent.KeyItem], on canvas: inout Canvas, y: Int, columns: Int) {
    func width(_ key: ShellContent.KeyItem) -> Int { TextWidth.of(key.label) + TextWidth.of(key.title) + 3 }
    var room = columns - keys.filter(\.isKept).map(width).reduce(0, +)
    let shown = keys.filter { key in
      if key.isKept { return true }
      // The first that does not fit ends the row: none behind it takes its place.
      room -= width(key)
      return room >= 0
    }
    var x = 1
    for key in shown {
      let start = x
      x = canvas.write(key.label, at: Point(x: x, y: y), style: .bold) + 1
      x = canvas.write(key.title, at: Point(x: x, y: y), style: .dim)
      canvas.mark(Rect(x: start, y: y, columns: x - start, rows: 1), as: .key(key.label))
      x += 2
    }
  }
}
