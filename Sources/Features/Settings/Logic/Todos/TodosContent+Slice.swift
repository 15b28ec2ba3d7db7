internal import DomainLayer
internal import StoaFlow

extension TodosContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<Todo>, DomainError>
    let counts: TodoCounts?
    let names: [User.ID: String]
    let assignee: User.ID?
    let isCompletedOnly: Bool
    let marks: [Todo.ID: TodoMark]

    public init(_ state: TodosState) {
      list = state.list.slice
      counts = state.counts
      names = state.names
      assignee = state.list.query.assignee
      isCompletedOnly = state.isCompletedOnly
      marks = state.marking.marks
    }
  }

  /// The values for a whole state.
  public init(_ state: TodosState) { self.init(Slice(state)) }
}
