internal import DomainLayer
internal import PeopleInterface
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
  /// Whether each of them can be opened.
  public let opensPosts: Bool
  /// How many posts there are in all; nil while it is not known.
  public let postCount: Int?
  /// Whether there are more posts, which nobody can bring.
  public let isPostCountCutShort: Bool
  /// Why the posts are not there.
  public let postsTrouble: String?
  /// Whether the to-dos can be gone to.
  public let opensTodos: Bool
  public let todosDone: Int?
  public let todosTotal: Int?
  /// Whether there are more to-dos, which could not be counted.
  public let isTodoCountCutShort: Bool
  /// Why the to-dos are not there.
  public let todosTrouble: String?

  init(_ user: User, _ slice: PersonContent.Slice) {
    name = user.name
    username = user.username
    email = user.email
    phone = user.phone
    website = user.website
    company = user.company
    city = user.city
    posts = slice.posts?.slots.map { $0.item?.title } ?? []
    opensPosts = slice.neighbours.showPosts
    postCount = slice.posts?.total
    isPostCountCutShort = slice.posts?.isCutShort ?? false
    postsTrouble = slice.postsFailure?.message
    opensTodos = slice.neighbours.showTodos
    todosDone = slice.todos?.done
    todosTotal = slice.todos?.total
    isTodoCountCutShort = slice.todos?.isCutShort ?? false
    todosTrouble = slice.todosFailure?.message
  }
}
