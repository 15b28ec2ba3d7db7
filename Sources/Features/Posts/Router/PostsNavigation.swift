internal import PostsInterface
internal import RouterSupport

/// The way from a place of Posts to its coordinator.
typealias PostsNavigation = PlaceNavigation<PostsRoute, PostsIntent>
