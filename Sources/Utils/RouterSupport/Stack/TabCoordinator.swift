public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaRouting

/// One tab, as the shell sees it: something that draws, takes keys, goes back, and says what is around it.
@FlowActor public protocol TabCoordinator: AnyObject {
  /// The chrome of the place that has the keys.
  var chrome: Chrome { get }
  /// How many items the tab has in all, once its list knows.
  var badge: ListCount? { get }
  /// Whether typed characters are text there.
  var capturesText: Bool { get }
  /// Whether that text is a secret.
  var capturesSecret: Bool { get }
  /// Called when anything of the tab changed and it wants to be drawn.
  var onChange: (@FlowActor () -> Void)? { get set }

  /// The tab is about to be drawn at this size.
  func layout(in size: Size)
  /// Draws the tab.
  func draw(on canvas: inout Canvas, in rect: Rect)
  /// Takes an event; false when it means nothing here.
  func handle(_ event: InputEvent) -> Bool
  /// Why a field does not take an event, where that has to be said; the event then does nothing.
  func refusal(of event: InputEvent) -> String?
  /// Takes what the mouse does in the tab, which is of this size on the screen.
  func point(_ pointing: Pointing, in size: Size)
  /// Does what the key of that name stands for, as the chrome lists it.
  func perform(named name: String) -> CommandOutcome
  /// Goes one stage back: sheet, then filter, then a place of the stack; false at the root.
  func back() -> Bool
  /// Leaves the place: its sheet, else itself; false at the root.
  func leave() -> Bool
  /// Stops a load that is on the screen; false when there is none.
  func cancelLoad() -> Bool
  /// Whether a change that was made in the tab is on its way to the service.
  var isSending: Bool { get }
  /// Another feature has changed data that the tab may show.
  func dataChanged()
  /// What cannot be, whatever was pressed; empty where nothing is wrong.
  var inconsistencies: [String] { get }
  /// Drops what is kept of the last drawing, so that the next one is made from the states alone.
  func forgetFrames()
  /// How much work each of its places has had with its screen, back to front.
  var work: [ScreenWork] { get }
}

extension TabCoordinator {
  public var capturesSecret: Bool { false }
  public func refusal(of event: InputEvent) -> String? { nil }
  public var isSending: Bool { false }
  public func dataChanged() {}
  public var inconsistencies: [String] { [] }
  public func forgetFrames() {}
  public var work: [ScreenWork] { [] }
}
