internal import DomainLayer
internal import DomainTesting
internal import GalleryLogic
internal import GalleryTesting
internal import GalleryUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow

/// The list of photos after these actions, laid out and drawn at a size, as plain lines.
func galleryScreen(_ columns: Int, _ rows: Int, _ actions: [GalleryAction]) -> String {
  let size = Size(columns: columns, rows: rows)
  let height = GalleryScreen.capacity(hasFilter: GalleryState.after(actions).list.filter.isShown, in: size)
  let content = GalleryContent(.after(actions + [.list(.shown(height: height))]))
  return screen(size) { GalleryScreen.draw(content, on: &$0, in: $1) }.lines.joined(separator: "\n")
}

/// The page of a photo after these actions, drawn at a size, as plain lines.
func photoScreen(_ columns: Int, _ rows: Int, _ actions: [PhotoAction]) -> String {
  let content = PhotoContent(.after(actions))
  return screen(Size(columns: columns, rows: rows)) { PhotoScreen.draw(content, on: &$0, in: $1) }
    .lines.joined(separator: "\n")
}

extension [GalleryAction] {
  /// The list appears and its first page comes.
  static func loaded(_ slots: [Slot<Photo>] = Photo.sample.map(Slot.item), total: Int? = nil) -> [GalleryAction] {
    let page = ListPage(elements: slots, total: total ?? slots.count)
    return [.list(.appeared), .list(.arrived(page: 0, page, generation: 1))]
  }

  /// The list appears and its first load fails.
  static func failed(_ kind: DomainError.Kind) -> [GalleryAction] {
    [.list(.appeared), .list(.failed(page: 0, DomainError(kind), generation: 1))]
  }
}

extension [PhotoAction] {
  /// The page appears and the photo comes.
  static let loaded: [PhotoAction] = [.photo(.appeared), .photo(.arrived(Photo.sample[6], generation: 1))]

  /// The page appears and the load fails.
  static func failed(_ kind: DomainError.Kind) -> [PhotoAction] {
    [.photo(.appeared), .photo(.failed(DomainError(kind), generation: 1))]
  }
}
