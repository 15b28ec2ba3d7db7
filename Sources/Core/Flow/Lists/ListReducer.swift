/// Runs a list: selection and scrolling, pages by index, the live filter, refresh and cancel.
///
/// Pages are asked for when they come into view (`shown`), not when the selection passes over them, so a burst of key
/// presses loads one page. An answer to an older query or refresh changes nothing.
public struct ListReducer<Element: Sendable, Query: Sendable, Failure: Sendable>: Sendable {
  public typealias State = ListState<Element, Query, Failure>
  public typealias Action = ListAction<Element, Query, Failure>

  /// What the feature gives to the list.
  let client: ListClient<Element, Query, Failure>

  /// A list over what its client asks.
  public init(client: ListClient<Element, Query, Failure>) {
    self.client = client
  }
}

extension ListReducer: Reducer where Element: Equatable, Query: Equatable, Failure: Error & Equatable {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return state.phase == .idle ? load(&state, isRefresh: false) : .none
    case .shown(let height):
      state.height = max(0, height)
      state.settle()
      return loadMissing(&state)
    case .moved(let motion):
      move(&state, motion)
      return .none
    case .filterOpened:
      state.filter.isEditing = true
      state.filter.caret = state.filter.text.count
      return .none
    case .filterEdited(let text, let caret):
      return edit(&state, text: text, caret: caret)
    case .filterKept:
      state.filter.isEditing = state.filter.isTooLong
      return .none
    case .filterCleared:
      state.filter = ListFilter()
      if let filter = client.filter { filter.write(&state.query, "") }
      return .merge(.cancel(id: ListEffect.typing), ask(&state))
    case .queryChanged(let query):
      return change(&state, to: query)
    case .restored(let query, let viewpoint):
      restore(&state, query, viewpoint)
      return .none
    case .typingPaused:
      return ask(&state)
    case .refreshed:
      return load(&state, isRefresh: true)
    case .cancelled:
      return cancel(&state)
    case .waited:
      state.waitTicks = state.waitTicks.map { $0 + 1 } ?? 0
      return .none
    case .arrived(let page, let answer, let generation):
      return arrive(&state, page: page, answer: answer, generation: generation)
    case .failed(let page, let failure, let generation):
      return fail(&state, page: page, failure: failure, generation: generation)
    }
  }

  private func move(_ state: inout State, _ motion: ListMotion) {
    let screenful = max(1, state.height)
    state.sought = nil
    state.isSelectionLost = false
    switch motion {
    case .rows(let count): state.selection += count
    case .scrolled(let count): state.scroll(count)
    case .pages(let count): state.selection += count * screenful
    case .halfPages(let count): state.selection += count * max(1, screenful / 2)
    case .first: state.selection = 0
    case .last: state.selection = state.rows.total - 1
    case .to(let index): state.selection = index
    }
    state.settle()
  }

  /// A query that came from elsewhere, such as a link, may carry another filter: the line shows it.
  private func change(_ state: inout State, to query: Query) -> Effect<Action> {
    state.query = query
    if let filter = client.filter, filter.read(query) != state.filter.text {
      state.filter = ListFilter(text: filter.read(query))
    }
    return .merge(.cancel(id: ListEffect.typing), ask(&state))
  }

  /// What has been asked for already is newer than what was left.
  private func restore(_ state: inout State, _ query: Query, _ viewpoint: ListViewpoint) {
    guard state.phase == .idle else { return }
    state.query = query
    if let filter = client.filter { state.filter = ListFilter(text: filter.read(query)) }
    state.viewpointToRestore = viewpoint
  }

  private func edit(_ state: inout State, text: String, caret: Int) -> Effect<Action> {
    state.filter.caret = caret
    guard text != state.filter.text else { return .none }
    state.filter.text = text
    guard !state.filter.isTooLong else { return .none }
    if let filter = client.filter { filter.write(&state.query, text) }
    return .send(.typingPaused).debounce(id: ListEffect.typing, for: .milliseconds(80))
  }
}
