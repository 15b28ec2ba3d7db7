internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

extension Program {
  /// Clicks on the first place of the screen where this text stands.
  func click(_ text: String) async throws { await click(at: try await point(of: text)) }

  func click(at point: Point) async {
    send(.press, .left, at: point)
    send(.release, .left, at: point)
    await settle()
  }

  func doubleClick(_ text: String) async throws {
    let point = try await point(of: text)
    await click(at: point)
    await click(at: point)
  }

  /// Turns the wheel by so many notches down, or up, where this text stands.
  func turn(_ notches: Int, over text: String) async throws {
    let point = try await point(of: text)
    for _ in 0..<abs(notches) { send(notches < 0 ? .wheelUp : .wheelDown, .none, at: point) }
    await settle()
  }

  func send(_ kind: MouseEvent.Kind, _ button: MouseEvent.Button, at point: Point, _ modifiers: Modifiers = []) {
    shell.handle(.mouse(MouseEvent(kind, button: button, x: point.x, y: point.y, modifiers: modifiers)))
  }

  /// Where the text begins on the screen.
  func point(of text: String) async throws -> Point {
    let lines = await settle().lines
    let y = try #require(lines.firstIndex { $0.contains(text) }, "'\(text)' is not on the screen")
    let start = try #require(lines[y].firstRange(of: text)).lowerBound
    return Point(x: TextWidth.of(lines[y][..<start]), y: y)
  }
}
