internal import DesignSupport
internal import ScreenSupport
public import SettingsLogic
public import StoaCanvas
public import StoaInput

/// The sheet of Settings: how far the to-dos are, in all and per person.
public enum DigestSheet {
  public static let keyMap = KeyMap<DigestCommand>(
    [KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh)]
      + KeyBinding.motions(DigestCommand.move))

  /// The part of a body that the sheet covers.
  public static func area(in body: Rect) -> Rect { SheetFrame.rect(in: body) }

  /// Lines in view in a sheet of this size.
  public static func height(in size: Size) -> Int { page(size).rows }

  /// Where the page stands at this size.
  public static func offset(_ content: DigestContent, in size: Size) -> Int {
    DetailPage(blocks(content), size: page(size).size).offset(showing: nil, from: content.offset)
  }

  public static func draw(_ content: DigestContent, on canvas: inout Canvas, in rect: Rect) {
    SheetFrame.draw("Digest", on: &canvas, in: rect)
    let page = SheetFrame.content(of: rect)
    if let message = content.message {
      MessageView(message, loading: "to-dos", on: canvas).draw(on: &canvas, in: page)
    } else {
      DetailPage(blocks(content), size: page.size)
        .draw(on: &canvas, at: page.origin, offset: content.offset, selected: nil)
    }
  }

  private static func page(_ size: Size) -> Rect {
    SheetFrame.content(of: Rect(x: 0, y: 0, columns: size.columns, rows: size.rows))
  }

  private static func blocks(_ content: DigestContent) -> [DetailBlock] {
    let mark = content.isPartial ? "+" : ""
    let note = content.isPartial ? [DetailBlock.note("Per person: of the first to-dos only.")] : []
    return [.field("Done", "\(content.done ?? 0)/\(content.total ?? 0)\(content.isCutShort ? "+" : "")")] + note + [
      .gap, .heading("Per person"),
    ]
      + content.shares.map { .field($0.name, "\($0.done)/\($0.total)\(mark)") }
  }
}
