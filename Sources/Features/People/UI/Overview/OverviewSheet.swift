internal import DesignSupport
public import PeopleLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The sheet of People: the most active city, and the people per city.
public enum OverviewSheet {
  public static let keyMap = KeyMap<OverviewCommand>(
    [KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh)]
      + KeyBinding.motions(OverviewCommand.move))

  /// The part of a body that the sheet covers.
  public static func area(in body: Rect) -> Rect { SheetFrame.rect(in: body) }

  /// Lines in view in a sheet of this size.
  public static func height(in size: Size) -> Int { page(size).size.rows }

  /// Where the page stands at this size.
  public static func offset(_ content: OverviewContent, in size: Size) -> Int {
    DetailPage(blocks(content), size: page(size).size).offset(showing: nil, from: content.offset)
  }

  public static func draw(_ content: OverviewContent, on canvas: inout Canvas, in rect: Rect) {
    SheetFrame.draw("Overview", on: &canvas, in: rect)
    let page = SheetFrame.content(of: rect)
    if let message = content.message {
      MessageView(message, loading: "people", on: canvas).draw(on: &canvas, in: page)
    } else {
      DetailPage(blocks(content), size: page.size)
        .draw(on: &canvas, at: page.origin, offset: content.offset, selected: nil)
    }
  }

  private static func page(_ size: Size) -> Rect {
    SheetFrame.content(of: Rect(x: 0, y: 0, columns: size.columns, rows: size.rows))
  }

  private static func blocks(_ content: OverviewContent) -> [DetailBlock] {
    let mark = content.isPartial ? "+" : ""
    let active = content.mostActive.map { "\($0.city) (\($0.people)\(mark))" } ?? "none"
    let note = content.isPartial ? [DetailBlock.note("Of the people loaded so far.")] : []
    return [.field("Most active city", active)] + note + [.gap, .heading("People per city")]
      + content.cities.map { .field($0.city, "\($0.people)\(mark)") }
  }
}
