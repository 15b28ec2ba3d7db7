internal import DesignSupport
public import PostsLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The sheet of Posts: the first three posts, each of which can be opened.
public enum HighlightsSheet {
  public static let keyMap = KeyMap<HighlightsCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(HighlightsCommand.move))

  /// The part of a body that the sheet covers.
  public static func area(in body: Rect) -> Rect { SheetFrame.rect(in: body) }

  /// Lines in view in a sheet of this size.
  public static func height(in size: Size) -> Int { page(size).rows }

  /// Where the page stands at this size.
  public static func offset(_ content: HighlightsContent, in size: Size) -> Int {
    DetailPage(blocks(content), size: page(size).size)
      .offset(showing: content.followsLink ? content.link : nil, from: content.offset)
  }

  public static func draw(_ content: HighlightsContent, on canvas: inout Canvas, in rect: Rect) {
    SheetFrame.draw("Highlights", on: &canvas, in: rect)
    let page = SheetFrame.content(of: rect)
    if let message = content.message {
      MessageView(message, loading: "posts", on: canvas).draw(on: &canvas, in: page)
    } else {
      DetailPage(blocks(content), size: page.size)
        .draw(on: &canvas, at: page.origin, offset: content.offset, selected: content.link)
    }
  }

  private static func page(_ size: Size) -> Rect {
    SheetFrame.content(of: Rect(x: 0, y: 0, columns: size.columns, rows: size.rows))
  }

  private static func blocks(_ content: HighlightsContent) -> [DetailBlock] {
    content.posts.flatMap { post -> [DetailBlock] in
      guard let post else { return [.note("This entry could not be read."), .gap] }
      return [.link(post.title, note: ""), .note("by \(post.author)"), .text(post.body), .gap]
    }.dropLast().map(\.self)
  }
}
