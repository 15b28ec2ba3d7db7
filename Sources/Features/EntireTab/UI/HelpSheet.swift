internal import DesignSupport
public import EntireTabLogic
public import StoaCanvas

/// The list of keys: those of the place, then those that work everywhere.
public enum HelpSheet {
  /// The keys of one part of the program.
  public struct Section: Equatable, Sendable {
    public let title: String
    public let keys: [ShellContent.KeyItem]

    public init(title: String, keys: [ShellContent.KeyItem]) {
      self.title = title
      self.keys = keys
    }
  }

  /// The part of a body that the sheet covers.
  public static func area(in body: Rect) -> Rect { SheetFrame.rect(in: body) }

  /// Lines in view in a sheet that covers this part.
  public static func height(in area: Rect) -> Int { SheetFrame.content(of: area).rows }

  /// The offset within the bounds of the page.
  public static func offset(_ sections: [Section], from offset: Int, in area: Rect) -> Int {
    page(sections, in: area).offset(showing: nil, from: offset)
  }

  public static func draw(_ sections: [Section], offset: Int, on canvas: inout Canvas, in area: Rect) {
    SheetFrame.draw("Keys", on: &canvas, in: area)
    page(sections, in: area)
      .draw(on: &canvas, at: SheetFrame.content(of: area).origin, offset: offset, selected: nil)
  }

  private static func page(_ sections: [Section], in area: Rect) -> DetailPage {
    let blocks = sections.flatMap { section -> [DetailBlock] in
      [.heading(section.title)] + section.keys.map { .field($0.label, $0.title) } + [.gap]
    }
    return DetailPage(Array(blocks.dropLast()), size: SheetFrame.content(of: area).size)
  }
}
