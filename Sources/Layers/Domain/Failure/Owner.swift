/// What a narrowed list belongs to.
public enum Owner: Hashable, Sendable {
  case person(User.ID)
  case post(Post.ID)
}
