public import StoaCanvas
public import StoaFlow
internal import StoaInput

/// A place that is a page of text with links: scrolling and the selected link are the same for all of them.
@FlowActor public protocol PageHost: ScreenHost {
  /// Whether nothing was loaded yet.
  var isIdle: Bool { get }
  /// Whether a load is on its way.
  var isBusy: Bool { get }
  /// Loads what the page shows, the first time.
  func start()
  /// Stops what is on its way.
  func stop()
  /// The view within the state.
  var cursor: PageCursor { get }
  /// How many links the page has; nil for a page without a selection of its own.
  var linkCount: Int? { get }
  /// Where the view should stand at this size: the link in view, the offset within the page.
  func settledOffset(in size: Size) -> Int
  /// How many lines of the page a place of this size shows.
  func pageHeight(in size: Size) -> Int
  /// Sends what happened to the view to the store.
  func send(_ action: PageAction)
}

extension PageHost {
  public func appear() {
    if isIdle { start() }
  }

  public func cancelLoad() -> Bool {
    guard isBusy else { return false }
    stop()
    return true
  }

  public var linkCount: Int? { nil }

  public var inconsistency: String? { linkCount.flatMap { cursor.inconsistency(links: $0) } }

  public func pageHeight(in size: Size) -> Int { size.rows }
  public func select(_ item: Int) { send(.moved(.to(item))) }
  public func scroll(_ rows: Int) { send(.moved(.scrolled(rows))) }

  public func layout(in size: Size) {
    let offset = settledOffset(in: size)
    let height = pageHeight(in: size)
    if offset != cursor.offset || height != cursor.height { send(.settled(offset: offset, height: height)) }
  }
}
