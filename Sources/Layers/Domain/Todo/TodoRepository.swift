/// Where to-dos come from; where the service has accounts, only for who is signed in.
///
/// `refresh` asks the service even when an answer is kept.
public protocol TodoRepository: Sendable {
  /// A stretch of the list; an empty list is an empty page here.
  func page(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> Page<Todo>

  /// One to-do, or `.notFound`.
  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo>

  /// How many to-dos a person has, or everybody.
  func counts(assignee: User.ID?, refresh: Bool) async throws(DomainError) -> Answer<TodoCounts>

  /// Marks a to-do as done or as open; what is read from then on has it so. It is sent once: `.outcomeUnknown` where
  /// the answer is lost.
  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError)
}
