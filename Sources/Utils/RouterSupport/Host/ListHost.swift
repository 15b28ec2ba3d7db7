public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaRouting

/// A place that is a list: paging, filter line, refresh and cancel are the same for all of them.
@FlowActor public protocol ListHost: ScreenHost {
  associatedtype Element: Sendable & Equatable
  associatedtype Query: Sendable & Equatable
  associatedtype Failure: Error & Equatable

  /// The list within the state.
  var list: ListState<Element, Query, Failure> { get }
  /// The identity of the selected row, where it has come and has one.
  var selectedID: Int? { get }
  /// How many rows a place of this size has room for.
  func capacity(in size: Size) -> Int
  /// What `back` does here, where it does anything.
  var backTitle: String? { get }
  /// Sends what happened to the list to the store.
  func send(_ action: ListAction<Element, Query, Failure>)
}

extension ListHost {
  public var capturesText: Bool { list.filter.isEditing }
  public var isBusy: Bool { list.isBusy }
  /// A row that is not here yet counts: its keys work as soon as it is.
  public var hasItem: Bool { list.rows.total > 0 }

  /// The keys of the filter line while it is open; then those of the place, and the way back from what the
  /// list is narrowed to.
  public var chromeKeys: [Chrome.Key] {
    guard !list.filter.isEditing else {
      return [
        Chrome.Key(label: "Enter", name: "keep", title: "keep", inFooter: true),
        Chrome.Key(label: "Esc", name: "back", title: "clear", inFooter: true),
        Chrome.Key(
          label: [KeyPress(.down), KeyPress(.up)].map(\.label).joined(separator: " "), name: "move", title: "move",
          inFooter: true),
      ]
    }
    guard let backTitle else { return offeredKeys }
    // With rows to act on, the footer has no room for it; the list of keys has.
    return offeredKeys + [Chrome.Key(label: "Esc h ← Backspace", name: "back", title: backTitle, inFooter: !hasItem)]
  }

  public var backTitle: String? { filterTitle }

  /// What going back does while a filter is kept.
  public var filterTitle: String? { list.filter.text.isEmpty ? nil : "clear the filter" }

  public func appear() {
    if list.phase == .idle { send(.appeared) }
  }

  public func layout(in size: Size) {
    let height = capacity(in: size)
    if list.wantsShowing(height: height) { send(.shown(height: height)) }
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard list.filter.isEditing else { return performKey(event) }
    return editFilter(event)
  }

  public func refusal(of event: InputEvent) -> String? {
    guard list.filter.isEditing, case .refused(let why) = filterEdit(event) else { return nil }
    return why
  }

  public func select(_ item: Int) { send(.moved(.to(item))) }
  public func scroll(_ rows: Int) { send(.moved(.scrolled(rows))) }

  public var viewpoint: ListViewpoint? { list.viewpoint(id: selectedID) }
  public func restore(_ viewpoint: ListViewpoint) { send(.restored(list.query, viewpoint)) }

  /// What stands in an open filter line is kept, as if Enter had been pressed there first.
  public func openSelected() {
    if list.filter.isEditing { send(.filterKept) }
    _ = performKey(.key(.enter))
  }

  public func back() -> Bool { clearFilter() }

  /// Closes and empties the filter; false when there is none.
  public func clearFilter() -> Bool {
    guard list.filter.isEditing || !list.filter.text.isEmpty else { return false }
    send(.filterCleared)
    return true
  }

  public func cancelLoad() -> Bool {
    guard list.isBusy else { return false }
    send(.cancelled)
    return true
  }

  public func refresh() { send(.refreshed) }

  public var inconsistency: String? { list.inconsistency }

  /// Keys while the filter line is open: Enter keeps the text, ↓ and ↑ move in the list, the rest edits.
  private func editFilter(_ event: InputEvent) -> Bool {
    switch event {
    case .key(KeyPress(.enter)): send(.filterKept)
    case .key(KeyPress(.down)): send(.moved(.rows(1)))
    case .key(KeyPress(.up)): send(.moved(.rows(-1)))
    case .key(KeyPress(.escape)): return false
    default:
      if case .edited(let text, let caret) = filterEdit(event) { send(.filterEdited(text: text, caret: caret)) }
    }
    return true
  }

  private func filterEdit(_ event: InputEvent) -> FieldEdit {
    FieldEdit(event, text: list.filter.text, caret: list.filter.caret, field: "a filter")
  }
}
