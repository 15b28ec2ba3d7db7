internal import DesignSupport
public import GalleryLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The page of a photo: its title, and what is known of it.
public enum PhotoScreen {
  public static let keyMap = KeyMap<PhotoCommand>(
    [KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh)]
      + KeyBinding.motions(PhotoCommand.move))

  /// Where the page stands at this size.
  public static func offset(_ content: PhotoContent, in size: Size) -> Int {
    guard let photo = content.photo else { return 0 }
    return DetailPage(blocks(photo), size: size).offset(showing: nil, from: content.offset)
  }

  public static func draw(_ content: PhotoContent, on canvas: inout Canvas, in rect: Rect) {
    if let photo = content.photo {
      DetailPage(blocks(photo), size: rect.size)
        .draw(on: &canvas, at: rect.origin, offset: content.offset, selected: nil)
    } else if let message = content.message {
      MessageView(message, loading: "the photo", on: canvas).draw(on: &canvas, in: rect)
    }
  }

  private static func blocks(_ photo: PhotoDetail) -> [DetailBlock] {
    [.heading(photo.title), .gap] + photo.fields.map { .field($0.name, $0.value) }
  }
}
