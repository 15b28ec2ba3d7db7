internal import DomainLayer
internal import StoaFlow

/// A person as the page shows it.
public struct PersonDetail: Equatable, Sendable {
  public let name: String
  public let username: String
  public let email: String
  public let phone: String
  public let website: String
  public let company: String
  public let city: String
  /// Titles of the first posts; nil for one that could not be read.
  public let posts: [String?]
  /// How many posts there are in all; nil while it is not known.
  public let postCount: Int?
  /// Why the posts are not there.
  public let postsTrouble: String?
  public let todosDone: Int?
  public let todosTotal: Int?
  /// Why the to-dos are not there.
  public let todosTrouble: String?

  init(_ user: User, _ state: PersonState) {
    name = user.name
    username = user.username
    email = user.email
    phone = user.phone
    website = user.website
    company = user.company
    city = user.city
    posts = state.posts.value?.slots.map { $0.item?.title } ?? []
    postCount = state.posts.value?.total
    postsTrouble = state.posts.value == nil ? state.posts.failure?.message : nil
    todosDone = state.todos.value?.done
    todosTotal = state.todos.value?.total
    todosTrouble = state.todos.value == nil ? state.todos.failure?.message : nil
  }
}
