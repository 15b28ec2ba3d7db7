internal import DesignSupport
internal import StoaCanvas

/// Sheets over a place with text: in its middle where there is room, over all of it where there is little.
enum SheetsPage {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (left, right) = rect.splitLeft(54)
    drawSheet("A title", on: &canvas, over: left)
    let (upper, lower) = right.inset(left: 1).splitTop(10)
    drawSheet("A title that is longer than its sheet", on: &canvas, over: upper)
    drawSheet("", on: &canvas, over: lower.inset(top: 1))
  }

  private static func drawSheet(_ title: String, on canvas: inout Canvas, over place: Rect) {
    for line in 0..<place.rows {
      RowText.draw(on: &canvas, in: place, line: line, indent: 0, String(repeating: "text ", count: 20), style: .dim)
    }
    let box = SheetFrame.rect(in: place)
    SheetFrame.draw(title, on: &canvas, in: box)
    let content = SheetFrame.content(of: box)
    let page = DetailPage(
      [.heading("What a sheet says"), .text("is a page of blocks within its frame.")], size: content.size)
    page.draw(on: &canvas, at: content.origin, offset: 0, selected: nil)
  }
}
