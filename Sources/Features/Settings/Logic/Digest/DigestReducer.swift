public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the digest: the counts of all, and the shares of the first thousand to-dos.
public struct DigestReducer: Reducer {
  private let item: any Reducer<ItemState<Digest, DomainError>, ItemAction<Digest, DomainError>>

  /// To-dos in one request, and how many requests there are at the most.
  static let pageSize = 200
  static let pageLimit = 5

  public init(loadTodos: LoadTodos, countTodos: CountTodos, loadNames: LoadNames, clock: any Clock<Duration>) {
    item = ItemReducer("digest", clock: clock) { (isRefresh) async throws(DomainError) in
      let counts = try await countTodos(refresh: isRefresh)
      let total = counts.value.total
      var ages = [counts.freshness]
      var todos: [Todo] = []
      var seen = 0
      for page in 0..<Self.pageLimit where page == 0 || seen < total {
        let wanted = PageRequest(query: TodoQuery(), offset: page * Self.pageSize, limit: Self.pageSize)
        let answer = try await loadTodos(wanted, refresh: isRefresh && page == 0)
        guard !answer.slots.isEmpty else { break }
        ages.append(answer.freshness)
        todos += answer.items
        seen += answer.slots.count
      }
      let owners = Set(todos.map(\.owner))
      let names = await Result.awaiting { () async throws(DomainError) in
        try await loadNames(owners, refresh: isRefresh)
      }
      let digest = Digest.tally(
        todos, counts: counts.value, names: (try? names.get())?.value ?? [:],
        isPartial: seen < total || counts.value.isCutShort,
        unreadable: seen - todos.count)
      return Answer(digest, freshness: .oldest(ages))
    }.withPhases()
  }

  public func reduce(into state: inout DigestState, action: DigestAction) -> Effect<DigestAction> {
    switch action {
    case .item(let event):
      return item.reduce(into: &state.digest, action: event).map(DigestAction.item)
    case .page(let event):
      state.cursor.apply(event, links: 0)
      return .none
    }
  }
}
