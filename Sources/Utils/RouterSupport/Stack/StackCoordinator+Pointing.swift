public import StoaCanvas
internal import StoaRouting

extension StackCoordinator where Route: Equatable, Sheet: Equatable {
  /// Takes the mouse: a click selects, the second one on the same item opens it, the wheel scrolls.
  ///
  /// Beside a sheet nothing can be reached. A click on an item of the list beside a detail goes back to the list; the
  /// wheel turns what is under it and moves nobody.
  public func point(_ pointing: Pointing, in size: Size) {
    let places = visible(in: Rect(size: size)).suffix(sheetHost == nil ? 2 : 1)
    guard let (host, rect) = places.last(where: { $0.1.contains(pointing.point) }) else { return clickedItem = nil }
    switch pointing.act {
    case .scroll(let rows):
      host.scroll(rows)
    case .click(let isSecond):
      let point = Point(x: pointing.point.x - rect.minX, y: pointing.point.y - rect.minY)
      click(host, at: point, isSecond: isSecond)
    }
  }

  private func click(_ host: any RouteHost, at point: Point, isSecond: Bool) {
    guard let index = host.item(at: point) else { return clickedItem = nil }
    let item = ClickedItem(host: ObjectIdentifier(host), index: index)
    let opens = isSecond && clickedItem == item
    // The two clicks are used up: a third one is the first of another two.
    clickedItem = opens ? nil : item
    if host === hosts.root, hasDetail { perform(.popToRoot) }
    host.select(index)
    if opens { host.openSelected() }
  }
}

/// What was clicked last, so that a second click on it is known.
struct ClickedItem: Equatable {
  let host: ObjectIdentifier
  let index: Int
}
