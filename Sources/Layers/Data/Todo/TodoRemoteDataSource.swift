public import DomainLayer

/// What a service is asked about to-dos; implemented by Remote.
///
/// `refresh` asks for an answer that no cache made up.
public protocol TodoRemoteDataSource: Sendable {
  /// A page of the list, as far as the service pages and filters.
  func list(
    _ request: PageRequest<TodoQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo>

  /// One to-do, or `.notFound`.
  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo>

  /// The first of a person's or everybody's to-dos that are done, open or either, for the total that comes with it.
  func first(
    assignee: User.ID?, isDone: Bool?, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo>

  /// Marks a to-do as done or as open, with one request; `.outcomeUnknown` where its answer is lost.
  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError)
}
