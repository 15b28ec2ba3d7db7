internal import GalleryInterface
internal import RouterSupport

/// The way from a place of Gallery to its coordinator; it asks nothing of other features, as `PeopleNavigation` does.
typealias GalleryNavigation = PlaceNavigation<GalleryRoute, Never>
