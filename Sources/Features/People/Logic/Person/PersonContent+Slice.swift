internal import DomainLayer
internal import PeopleInterface
internal import StoaFlow

extension PersonContent {
  /// What the page sees of its state; of a part that has not come, only why.
  public struct Slice: Equatable, Sendable {
    let person: User?
    let neighbours: PeopleNeighbours
    let notice: LoadNotice<DomainError>?
    let posts: Page<Post>?
    let postsFailure: DomainError?
    let todos: TodoCounts?
    let todosFailure: DomainError?
    let link: Int
    let offset: Int
    let followsLink: Bool

    public init(_ state: PersonState) {
      person = state.person.value
      neighbours = state.neighbours
      notice = state.person.notice
      posts = state.posts.value
      postsFailure = state.posts.notice?.failure
      todos = state.todos.value
      todosFailure = state.todos.notice?.failure
      link = state.cursor.link
      offset = state.cursor.offset
      followsLink = state.cursor.followsLink
    }
  }

  /// The values for a whole state.
  public init(_ state: PersonState) { self.init(Slice(state)) }
}
