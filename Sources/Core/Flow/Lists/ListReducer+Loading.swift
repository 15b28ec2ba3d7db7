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
    let page = (state.viewpointToRestore?.selection ?? state.top) / state.rows.pageSize
    state.pagesInFlight = [page]
    state.waitTicks = nil
    return .merge(
      .cancel(id: ListEffect.pages), request(state, page: page, isRefresh: isRefresh), wait())
  }

  func loadMissing(_ state: inout State) -> Effect<Action> {
    guard state.phase == .loaded else { return .none }
    let pages = state.missingPages
    guard !pages.isEmpty else { return .none }
    state.pagesInFlight.formUnion(pages)
    return .merge(pages.map { request(state, page: $0, isRefresh: false) })
  }

  func arrive(_ state: inout State, page: Int, answer: ListPage<Element>, generation: Int) -> Effect<Action> {
    guard generation == state.generation else { return .none }
    state.pagesInFlight.remove(page)
    let isFirst = state.rowsGeneration != generation
    if isFirst, let left = state.viewpointToRestore {
      // The rows that were left out meanwhile are clamped away below; the nearest one is selected then.
      (state.selection, state.top, state.selectionToKeep) = (left.selection, left.top, left.id)
      state.viewpointToRestore = nil
    }
    let selected = state.selectionToKeep ?? state.selected.flatMap(client.identify)
    if isFirst {
      state.rows.removeAll()
      state.rowsGeneration = generation
      state.rowsQuery = state.askedQuery
    }
    if state.pagesFailed.isEmpty { state.failure = nil }
    state.rows.insert(answer.elements, page: page, total: answer.total)
    state.unreadable = state.rows.loaded.count { client.identify($0.element) == nil }
    if isFirst {
      reselect(&state, selected, in: page)
      state.selectionToKeep = nil
    }
    state.settle()
    return endWait(&state)
  }

  func fail(_ state: inout State, page: Int, failure: Failure, generation: Int) -> Effect<Action> {
    guard generation == state.generation else { return .none }
    state.pagesInFlight.remove(page)
    state.failure = failure
    if client.isEmptyAnswer(failure) {
      state.rows.removeAll()
      state.unreadable = 0
      state.rowsGeneration = generation
      state.rowsQuery = state.askedQuery
      state.viewpointToRestore = nil
      state.settle()
    } else if state.rowsGeneration == generation {
      state.pagesFailed.insert(page)
    } else {
      dropForeignRows(&state)
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
    }
    state.pagesInFlight = []
    state.failure = client.cancelled
    return .merge(.cancel(id: ListEffect.pages), endWait(&state))
  }

  /// A question that got no answer leaves no rows of another question under its name.
  private func dropForeignRows(_ state: inout State) {
    guard let rowsQuery = state.rowsQuery, rowsQuery != state.askedQuery else { return }
    state.rows.removeAll()
    state.unreadable = 0
    state.rowsQuery = nil
    state.rowsGeneration = -1
    state.settle()
  }

  /// After a refresh the selection stays on its row, wherever in the page that row now is.
  private func reselect(_ state: inout State, _ id: Int?, in page: Int) {
    guard let id else { return }
    let first = page * state.rows.pageSize
    for index in first..<(first + state.rows.pageSize) {
      guard let element = state.rows[index], client.identify(element) == id else { continue }
      state.top += index - state.selection
      state.selection = index
      return
    }
  }

  private func request(_ state: State, page: Int, isRefresh: Bool) -> Effect<Action> {
    let size = state.rows.pageSize
    let generation = state.generation
    let request = ListRequest(query: state.askedQuery, offset: page * size, limit: size, isRefresh: isRefresh)
    return .run { [client] in
      switch await client.load(request) {
      case .page(let answer): .arrived(page: page, answer, generation: generation)
      case .failure(let failure): .failed(page: page, failure, generation: generation)
      }
    }
    .cancellable(id: ListEffect.pages)
  }

  private func wait() -> Effect<Action> {
    .wait(.waited, clock: client.clock).cancellable(id: ListEffect.wait, cancelInFlight: true)
  }

  private func endWait(_ state: inout State) -> Effect<Action> {
    guard state.pagesInFlight.isEmpty || state.rowsGeneration == state.generation else { return .none }
    state.waitTicks = nil
    return .cancel(id: ListEffect.wait)
  }
}
