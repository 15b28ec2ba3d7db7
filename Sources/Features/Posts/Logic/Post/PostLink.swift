public import PostsInterface

/// What can be opened from a post: a place on top of this one, or something that others show.
public enum PostLink: Hashable, Sendable {
  case route(PostsRoute)
  case intent(PostsIntent)
}
