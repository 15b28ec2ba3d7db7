internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// A place that fills itself with a letter and notes what is asked of it.
@FlowActor final class LetterHost: RouteHost {
  let letter: String
  var capturesText = false
  var isBusy = false
  var hasCursor = true
  /// What the place itself says of its way back.
  var backKey: Chrome.Key?
  /// Stages that `back` closes before it says no.
  var stages = 0
  /// What it says cannot be.
  var inconsistency: String?
  private(set) var forgotten = 0
  private(set) var closings = 0
  /// The keys that mean something here.
  var keys: [KeyPress] = []
  private(set) var appearances = 0
  private(set) var sizes: [Size] = []
  private(set) var handled: [InputEvent] = []

  init(_ letter: String) {
    self.letter = letter
  }

  var chrome: Chrome {
    let open = Chrome.Key(label: "Enter", name: "open", title: "open", inFooter: true)
    return Chrome(title: letter, keys: [open] + [backKey].compactMap(\.self))
  }

  func forgetFrame() { forgotten += 1 }

  func close() { closings += 1 }

  func appear() { appearances += 1 }

  func layout(in size: Size) { sizes.append(size) }

  func handle(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event, keys.contains(press) else { return false }
    handled.append(event)
    return true
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for row in 0..<rect.size.rows {
      let line = String(repeating: letter, count: rect.size.columns)
      canvas.write(line, at: Point(x: rect.origin.x, y: rect.origin.y + row))
    }
    if hasCursor { canvas.cursor = rect.origin }
  }

  func back() -> Bool {
    guard stages > 0 else { return false }
    stages -= 1
    return true
  }

  func cancelLoad() -> Bool {
    defer { isBusy = false }
    return isBusy
  }
}
