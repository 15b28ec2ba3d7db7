/// What the arrival of a page does to the rows, the selection and the view.
extension ListReducer where Element: Equatable, Query: Equatable, Failure: Error & Equatable {
  func arrive(_ state: inout State, page: Int, answer: ListPage<Element>, generation: Int) -> Effect<Action> {
    guard generation == state.generation else { return .none }
    let isStale = answer.freshness?.isStale ?? false
    let isFirst = state.rowsGeneration != generation || state.isProvisional
    if !isStale { state.pagesInFlight.remove(page) }
    if isFirst {
      begin(&state, total: answer.total, isStale: isStale)
      state.freshness = answer.freshness
    } else {
      if state.rows.holds(page: page), state.sought == nil, state.selection / state.rows.pageSize == page {
        state.sought = state.selected.flatMap(client.identify).map {
          ListSought(id: $0, neighbours: neighbours(in: state))
        }
      }
      state.freshness = .oldest(state.freshness, answer.freshness)
    }
    if state.pagesFailed.isEmpty { state.failure = nil }
    state.isCutShort = answer.isCutShort
    state.rows.insert(answer.elements, page: page, total: answer.total)
    state.unreadable = state.rows.loaded.count { client.identify($0.element) == nil }
    markNew(&state, in: page)
    select(&state, in: page)
    if isFirst { state.selectionToKeep = nil }
    state.settle()
    giveUpSeeking(&state)
    return isStale ? .none : endWait(&state)
  }

  /// Makes room for the rows of a new answer, and remembers what has to be found among them.
  private func begin(_ state: inout State, total: Int, isStale: Bool) {
    let isRestored = state.viewpointToRestore != nil
    if let left = state.viewpointToRestore {
      // The rows that were left out meanwhile are clamped away below; the nearest one is selected then.
      (state.selection, state.top, state.selectionToKeep) = (left.selection, left.top, left.id)
      state.viewpointToRestore = nil
    }
    let isSameQuestion = state.rowsQuery == state.askedQuery
    // Who is at the top sees what is new there.
    let isHeld = isSameQuestion && (state.selection > 0 || state.top > 0)
    // What the kept rows did not have, the answer of now may have.
    let pending = state.isProvisional ? state.sought : nil
    let id = state.selectionToKeep ?? (isHeld ? state.selected.flatMap(client.identify) : nil)
    state.sought =
      pending ?? id.map { ListSought(id: $0, neighbours: isHeld ? neighbours(in: state) : isRestored ? [] : nil) }
    state.lastLook = isSameQuestion ? lastLook(state, total: total) : nil
    state.newRows = []
    state.rows.removeAll()
    state.rowsGeneration = state.generation
    state.rowsQuery = state.askedQuery
    state.isProvisional = isStale
  }

  private func lastLook(_ state: State, total: Int) -> ListLook? {
    guard let last = state.rows.loaded.last?.index else { return nil }
    let ids = Set(state.rows.loaded.compactMap { client.identify($0.element) })
    let unreadable = Set(state.rows.loaded.lazy.filter { client.identify($0.element) == nil }.map(\.index))
    return ListLook(
      ids: ids, unreadable: unreadable, lastIndex: last, hasGrown: state.rows.isComplete || total > state.rows.total)
  }

  /// Rows that were not there at the last look. Where the list did not grow, those behind all known rows have only moved
  /// up from where nobody looked.
  private func markNew(_ state: inout State, in page: Int) {
    guard let look = state.lastLook else { return }
    let first = page * state.rows.pageSize
    state.newRows.subtract(first..<(first + state.rows.pageSize))
    guard first <= look.lastIndex + 1 || look.hasGrown else { return }
    var isBeforeKnown = look.hasGrown
    for index in (first..<(first + state.rows.pageSize)).reversed() {
      guard let id = state.rows[index].flatMap(client.identify) else { continue }
      if look.ids.contains(id) {
        isBeforeKnown = true
      } else if isBeforeKnown, !look.unreadable.contains(index) {
        state.newRows.insert(index)
      }
    }
  }

  /// The selection stays on its row, wherever in the page that row now is, and the view goes with it.
  private func select(_ state: inout State, in page: Int) {
    guard let id = state.sought?.id else { return }
    let first = page * state.rows.pageSize
    guard let index = (first..<(first + state.rows.pageSize)).first(where: { identity(state, $0) == id }) else {
      return
    }
    state.select(index)
    state.sought = nil
  }

  private func identity(_ state: State, _ index: Int) -> Int? { state.rows[index].flatMap(client.identify) }

  /// As many rows on each side of the selected one as a page has.
  private func neighbours(in state: State) -> [Int] {
    (1...state.rows.pageSize).flatMap { distance in
      [identity(state, state.selection + distance), identity(state, state.selection - distance)].compactMap(\.self)
    }
  }

  /// Says that the row is gone once the pages around its old place are there without it; another question ends the
  /// search with its first page.
  private func giveUpSeeking(_ state: inout State) {
    guard let sought = state.sought, !state.isProvisional else { return }
    guard let neighbours = sought.neighbours else { return state.sought = nil }
    guard state.pagesAroundSelection.allSatisfy(state.rows.holds) else { return }
    state.sought = nil
    state.isSelectionLost = true
    let places = Dictionary(
      state.rows.loaded.compactMap { row in client.identify(row.element).map { ($0, row.index) } },
      uniquingKeysWith: { first, _ in first })
    guard let nearest = neighbours.lazy.compactMap({ places[$0] }).first else { return }
    state.select(nearest)
    state.settle()
  }
}
