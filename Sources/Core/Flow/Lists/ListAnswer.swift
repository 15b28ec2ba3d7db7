/// What came of asking for a page.
enum ListAnswer<Element: Sendable, Failure: Sendable>: Sendable {
  case page(ListPage<Element>)
  case failure(Failure)
}
