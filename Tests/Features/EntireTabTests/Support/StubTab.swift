internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// A tab without a feature: it says what it is told to say, and writes down what reaches it.
@FlowActor final class StubTab: TabCoordinator {
  var chrome = Chrome()
  var badge: ListCount? { chrome.badge }
  var capturesText = false
  /// Why it takes no event.
  var refusal: String?
  var onChange: (@FlowActor () -> Void)?
  /// How many places can be left before the root.
  var depth = 0
  var isLoading = false

  /// What comes of commands by their names.
  var outcomes: [String: CommandOutcome] = [:]
  private(set) var named: [String] = []
  private(set) var events: [InputEvent] = []
  private(set) var pointings: [Pointing] = []
  private(set) var sizes: [Size] = []
  /// Whether the last canvas was one on which nothing may move.
  private(set) var wasStill = false

  func layout(in size: Size) { sizes.append(size) }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    wasStill = canvas.isStill
    canvas.write("body of \(chrome.title)", at: rect.origin, style: Style([.dim], foreground: .cyan))
    canvas.cursor = rect.origin
  }

  func handle(_ event: InputEvent) -> Bool {
    events.append(event)
    return true
  }

  func refusal(of event: InputEvent) -> String? { refusal }

  func point(_ pointing: Pointing, in size: Size) { pointings.append(pointing) }

  func perform(named name: String) -> CommandOutcome {
    named.append(name)
    return outcomes[name] ?? .unknown
  }

  func back() -> Bool { leave() }

  func leave() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return true
  }

  func cancelLoad() -> Bool {
    defer { isLoading = false }
    return isLoading
  }
}
