/// What came of asking for a page.
enum ListAnswer<Element: Sendable, Failure: Sendable>: Sendable {
  case page(ListPage<Element>)
  case failure(Failure)

  /// Whether it is older than it should be.
  var isStale: Bool {
    guard case .page(let page) = self else { return false }
    return page.freshness?.isStale ?? false
  }
}
