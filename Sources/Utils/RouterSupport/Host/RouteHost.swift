public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaRouting

/// One place on the screen: it draws itself, takes keys, and says what the shell shows around it.
@FlowActor public protocol RouteHost: AnyObject {
  /// Title, status and keys, for the shell.
  var chrome: Chrome { get }
  /// How many items the tab has in all, where the place is its root and knows.
  var badge: ListCount? { get }
  /// Whether typed characters are text here, not commands.
  var capturesText: Bool { get }
  /// Whether that text is a secret.
  var capturesSecret: Bool { get }

  /// The place came on the screen; the first time, it loads.
  func appear()
  /// The place is about to be drawn at this size: the moment to load what comes into view.
  func layout(in size: Size)
  /// Takes an event; false when it means nothing here.
  func handle(_ event: InputEvent) -> Bool
  /// Why a field of the place does not take an event, where that has to be said; the event then does nothing.
  func refusal(of event: InputEvent) -> String?
  /// The row or link that was drawn at a point of the place; nil where there is none.
  func item(at point: Point) -> Int?
  /// Selects what was pointed at.
  func select(_ item: Int)
  /// Opens what is selected, as Enter does.
  func openSelected()
  /// Scrolls so many rows or lines down; negative is up.
  func scroll(_ rows: Int)
  /// Where somebody is in the list that the place is; nil for all other places.
  var viewpoint: ListViewpoint? { get }
  /// Takes up a list where it was left; before its rows have been asked for.
  func restore(_ viewpoint: ListViewpoint)
  /// Does what the entry of that name in the place's key map stands for.
  func perform(named name: String) -> CommandOutcome
  /// The part of a body that the place covers.
  func area(in body: Rect) -> Rect
  /// Draws the place; nothing outside the rectangle is touched.
  func draw(on canvas: inout Canvas, in rect: Rect)
  /// Closes the innermost stage of the place, such as its filter; false when there is none.
  func back() -> Bool
  /// Stops a load; false when there is none.
  func cancelLoad() -> Bool
  /// Whether a change that the place has made is on its way to the service.
  var isSending: Bool { get }
  /// Another feature has changed data that the place may show.
  func dataChanged()
  /// The place is gone for good: what it loads is cancelled.
  func close()
  /// What cannot be of the state of the place, whatever was pressed: a selection beside all rows, say; nil where nothing
  /// is wrong.
  var inconsistency: String? { get }
  /// Drops what is kept of the last drawing, so that the next one is made from the state alone.
  func forgetFrame()
  /// How much work it has had with its screen since that was last dropped.
  var work: ScreenWork { get }
}

extension RouteHost {
  public var badge: ListCount? { nil }
  public var capturesText: Bool { false }
  public var capturesSecret: Bool { false }
  public func refusal(of event: InputEvent) -> String? { nil }
  public func item(at point: Point) -> Int? { nil }
  public func select(_ item: Int) {}
  public func openSelected() {}
  public func scroll(_ rows: Int) {}
  public var viewpoint: ListViewpoint? { nil }
  public func restore(_ viewpoint: ListViewpoint) {}
  public func perform(named name: String) -> CommandOutcome { .unknown }
  public func area(in body: Rect) -> Rect { body }
  public func back() -> Bool { false }
  public var isSending: Bool { false }
  public func dataChanged() {}
  public func close() {}
  public var inconsistency: String? { nil }
  public func forgetFrame() {}
  public var work: ScreenWork { ScreenWork() }
}
