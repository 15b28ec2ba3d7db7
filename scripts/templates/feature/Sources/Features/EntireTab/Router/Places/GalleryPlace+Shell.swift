internal import DomainLayer
package import EntireTabInterface
package import GalleryInterface
package import StoaRouting

extension GalleryPlace: ShellPlace {
  package static let tab = ShellTab(name: "gallery", title: "Gallery")

  package static let patterns: [LinkPattern<GalleryPlace>] = [
    LinkPattern("gallery", "all photos", .query(.text("q"), "only what holds this text")) { filter in
      GalleryPlace(query: PhotoQuery(filter: filter ?? ""))
    },
    LinkPattern("gallery/:id", "one photo", .id()) { GalleryPlace(stack: [.photo($0)]) },
  ]

  package var link: Link {
    switch stack.last {
    case .photo(let id)?: Link("gallery", ["\(id)"])
    case nil: Link("gallery", items: ["q": query.filter])
    }
  }
}

extension GalleryRoute: SnapshotRoute {
  package var isList: Bool { false }

  package var step: SnapshotStep {
    switch self {
    case .photo(let id): SnapshotStep("photo", id)
    }
  }

  package init?(_ step: SnapshotStep) {
    switch (step.word, step.id) {
    case ("photo", let id?): self = .photo(id)
    default: return nil
    }
  }
}
