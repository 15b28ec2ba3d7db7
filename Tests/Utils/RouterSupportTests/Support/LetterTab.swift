internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// A stack of letters: "a" is the root, routes are letters, and the one sheet is "S".
@FlowActor final class LetterTab {
  let root = LetterHost("a")
  let stack: StackCoordinator<String, String>
  private let made: Made

  /// The hosts in the order in which the stack asked for them.
  @FlowActor private final class Made {
    var hosts: [LetterHost] = []

    func host(_ letter: String) -> LetterHost {
      let host = LetterHost(letter)
      hosts.append(host)
      return host
    }
  }

  init(hasSheet: Bool = true, _ place: Place<String, String> = Place()) {
    let made = Made()
    self.made = made
    stack = StackCoordinator(
      hosts: StackCoordinator.Hosts(
        root: root, tabSheet: hasSheet ? ("S", "sheet") : nil, emptyDetail: "Select one.",
        route: { made.host($0) }, sheet: { made.host($0) }))
    stack.perform(.set(place))
  }

  /// The letters of the hosts that were made, in order.
  var madeLetters: [String] { made.hosts.map(\.letter) }

  /// The host that was made last for a letter.
  func host(_ letter: String) -> LetterHost? { made.hosts.last { $0.letter == letter } }

  /// Keeps none of the hosts that were made: only the stack still does.
  func letGo() { made.hosts = [] }

  @discardableResult func press(_ key: KeyPress) -> Bool { stack.handle(.key(key)) }

  /// What is drawn at a size.
  func canvas(_ columns: Int, _ rows: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    stack.draw(on: &canvas, in: canvas.bounds)
    return canvas
  }
}
