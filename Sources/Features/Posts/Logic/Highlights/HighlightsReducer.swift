public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the highlights: the first posts, then the names of their authors.
public struct HighlightsReducer: Reducer {
  private let item: any Reducer<ItemState<Highlights, DomainError>, ItemAction<Highlights, DomainError>>

  /// How many posts are highlights.
  static let count = 3

  public init(loadPosts: LoadPosts, loadNames: LoadNames, clock: any Clock<Duration>) {
    item = ItemReducer("highlights", clock: clock) { (isRefresh) async throws(DomainError) in
      let page = try await loadPosts(PageRequest(query: PostQuery(), limit: Self.count), refresh: isRefresh)
      let authors = Set(page.items.map(\.author))
      // A post without its author's name is still a highlight.
      let names = await Result.awaiting { () async throws(DomainError) in
        try await loadNames(authors, refresh: isRefresh)
      }
      return Answer(
        Highlights(posts: page.slots, names: (try? names.get())?.value ?? [:]), freshness: page.freshness)
    }.withPhases()
  }

  public func reduce(into state: inout HighlightsState, action: HighlightsAction) -> Effect<HighlightsAction> {
    switch action {
    case .item(let event):
      return item.reduce(into: &state.highlights, action: event).map(HighlightsAction.item)
    case .page(let event):
      state.cursor.apply(event, links: state.links.count)
      return .none
    }
  }
}
