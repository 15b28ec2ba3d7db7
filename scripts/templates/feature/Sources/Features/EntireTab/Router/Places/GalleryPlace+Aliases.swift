internal import DomainLayer
package import GalleryInterface
package import StoaRouting

extension GalleryPlace {
  /// The name that the photos have at the service leads there, too.
  package static let aliases: [LinkPattern<GalleryPlace>] = [
    LinkPattern("photos", "all photos", .query(.text("q"), "only what holds this text")) { filter in
      GalleryPlace(query: PhotoQuery(filter: filter ?? ""))
    },
    LinkPattern("photos/:id", "one photo", .id()) { GalleryPlace(stack: [.photo($0)]) },
  ]
}
