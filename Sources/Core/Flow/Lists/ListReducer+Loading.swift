/// Asking for pages, and what their arrival or failure does.
extension ListReducer where Element: Equatable, Query: Equatable, Failure: Error & Equatable {
  /// Loads the first rows of the query as it now is; the selected row stays selected if it is among them.
  func ask(_ state: inout State) -> Effect<Action> {
    state.selectionToKeep = state.selected.flatMap(client.identify) ?? state.selectionToKeep
    state.selection = 0
    state.top = 0
    state.viewpointToRestore = nil
    return load(&state, isRefresh: false)
  }

  /// Loads what is in view, of a new generation; the rows that are there stay until its first page comes.
  func load(_ state: inout State, isRefresh: Bool) -> Effect<Action> {
    state.generation += 1
    state.askedQuery = state.query
    state.pagesFailed = []
    state.sought = nil
    state.lastLook = nil
    state.isSelectionLost = false
    state.isProvisional = false
    // A list that is restored begins with its first page, so that there are rows even where those in view do not come.
    let page = state.viewpointToRestore == nil ? state.top / state.rows.pageSize : 0
    state.pagesInFlight = [page]
    state.waitTicks = nil
    return .merge(
      .cancel(id: ListEffect.pages), request(state, page: page, isRefresh: isRefresh), wait())
  }

  func loadMissing(_ state: inout State) -> Effect<Action> {
    let pages = state.loadablePages
    guard !pages.isEmpty else { return .none }
    state.pagesInFlight.formUnion(pages)
    return .merge(pages.map { request(state, page: $0, isRefresh: false) })
  }

  func fail(_ state: inout State, page: Int, failure: Failure, generation: Int) -> Effect<Action> {
    guard generation == state.generation else { return .none }
    state.pagesInFlight.remove(page)
    state.failure = failure
    state.isProvisional = false
    if client.isEmptyAnswer(failure) {
      state.rows.removeAll()
      state.unreadable = 0
      state.rowsGeneration = generation
      state.rowsQuery = state.askedQuery
      state.viewpointToRestore = nil
      state.freshness = nil
      state.newRows = []
      state.settle()
    } else if state.rowsGeneration == generation {
      state.pagesFailed.insert(page)
    } else {
      dropForeignRows(&state)
      if state.rows.total > 0, !state.rows.holds(page: page) { state.pagesFailed.insert(page) }
    }
    return endWait(&state)
  }

  func cancel(_ state: inout State) -> Effect<Action> {
    guard state.isBusy else { return .none }
    if state.rowsGeneration == state.generation {
      state.pagesFailed.formUnion(state.pagesInFlight)
    } else {
      state.generation += 1
      dropForeignRows(&state)
      if state.rows.total > 0 {
        state.pagesFailed.formUnion(state.pagesInFlight.filter { !state.rows.holds(page: $0) })
      }
    }
    state.pagesInFlight = []
    state.isProvisional = false
    state.failure = client.cancelled
    return .merge(.cancel(id: ListEffect.pages), endWait(&state))
  }

  /// A question that got no answer leaves no rows of another question under its name; those of its own stay, and can
  /// be added to.
  private func dropForeignRows(_ state: inout State) {
    guard let rowsQuery = state.rowsQuery else { return }
    guard rowsQuery != state.askedQuery else { return state.rowsGeneration = state.generation }
    state.rows.removeAll()
    state.unreadable = 0
    state.rowsQuery = nil
    state.rowsGeneration = -1
    state.settle()
  }

  private func request(_ state: State, page: Int, isRefresh: Bool) -> Effect<Action> {
    let size = state.rows.pageSize
    let generation = state.generation
    let request = ListRequest(query: state.askedQuery, offset: page * size, limit: size, isRefresh: isRefresh)
    return .load(isRefresh: isRefresh) { [client] isRefresh in
      await client.load(
        ListRequest(query: request.query, offset: request.offset, limit: request.limit, isRefresh: isRefresh))
    } isStale: { answer in
      answer.isStale
    } action: { answer, isFollowed in
      switch answer {
      case .page(var answer):
        answer.freshness = answer.freshness?.followed(isFollowed)
        return .arrived(page: page, answer, generation: generation)
      case .failure(let failure):
        return .failed(page: page, failure, generation: generation)
      }
    }
    .cancellable(id: ListEffect.pages)
  }

  private func wait() -> Effect<Action> {
    .wait(.waited, clock: client.clock).cancellable(id: ListEffect.wait, cancelInFlight: true)
  }

  func endWait(_ state: inout State) -> Effect<Action> {
    guard state.pagesInFlight.isEmpty || state.rowsGeneration == state.generation else { return .none }
    state.waitTicks = nil
    return .cancel(id: ListEffect.wait)
  }
}
