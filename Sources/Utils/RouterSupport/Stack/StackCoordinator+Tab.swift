public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaRouting

extension StackCoordinator: TabCoordinator where Route: Equatable, Sheet: Equatable {
  public var chrome: Chrome {
    var chrome = focus.chrome
    chrome.badge = badge
    // A place that says itself what its way back does knows better; where there is more to go back to, it is shown.
    if hasDetail, let own = chrome.keys.firstIndex(where: { $0.name == "back" }) { chrome.keys[own].inFooter = true }
    chrome.keys += keys.filter { key in !chrome.keys.contains { $0.name == key.name } }
    return chrome
  }

  public var badge: ListCount? { hosts.root.badge }

  public var capturesText: Bool { focus.capturesText }

  public var capturesSecret: Bool { focus.capturesSecret }

  public func handle(_ event: InputEvent) -> Bool {
    if focus.handle(event) { return true }
    guard let command = command(for: event) else { return false }
    switch command {
    case .back: return back() || !focus.capturesText
    case .sheet: return toggleSheet()
    }
  }

  public func refusal(of event: InputEvent) -> String? { focus.refusal(of: event) }

  public func perform(named name: String) -> CommandOutcome {
    let outcome = focus.perform(named: name)
    guard outcome == .unknown, let command = command(named: name) else { return outcome }
    switch command {
    case .back: return back() ? .done : .refused("there is nothing to go back to")
    case .sheet: return toggleSheet() ? .done : .unknown
    }
  }

  private func toggleSheet() -> Bool {
    if sheetHost != nil { return perform(.dismiss) }
    guard let sheet = hosts.tabSheet?.sheet else { return false }
    return perform(.present(sheet))
  }

  public func back() -> Bool {
    if sheetHost != nil { return perform(.dismiss) }
    return focus.back() || perform(.pop)
  }

  public func leave() -> Bool {
    if sheetHost != nil { return perform(.dismiss) }
    return perform(.pop)
  }

  public func cancelLoad() -> Bool {
    if sheetHost?.cancelLoad() == true { return true }
    return top.cancelLoad() || (isRootInView && hosts.root.cancelLoad())
  }

  public var isSending: Bool { all.contains(where: \.isSending) }

  public func dataChanged() {
    for host in all { host.dataChanged() }
  }

  public func layout(in size: Size) {
    let body = Rect(x: 0, y: 0, columns: size.columns, rows: size.rows)
    if case .split = PaneLayout(body: body) { isRootInView = true } else { isRootInView = !hasDetail }
    for (host, rect) in visible(in: body) {
      host.appear()
      host.layout(in: rect.size)
    }
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    if case .split(_, let divider, let detail) = PaneLayout(body: rect) {
      canvas.verticalRule(at: divider.origin, height: divider.rows, style: .dim)
      if !hasDetail { drawEmptyDetail(on: &canvas, in: detail) }
    }
    for (host, rect) in visible(in: rect) {
      // Only the place that has the keys may show the caret.
      let cursor = canvas.cursor
      host.draw(on: &canvas, in: rect)
      if host !== focus { canvas.cursor = cursor }
    }
  }

  /// The places in view, back to front, each with its rectangle.
  func visible(in body: Rect) -> [(any RouteHost, Rect)] {
    var places: [(any RouteHost, Rect)] = []
    switch PaneLayout(body: body) {
    case .single(let rect):
      places.append((top, rect))
    case .split(let list, _, let detail):
      places.append((hosts.root, list))
      if hasDetail { places.append((top, detail)) }
    }
    if let sheetHost { places.append((sheetHost, sheetHost.area(in: body))) }
    return places
  }

  private func drawEmptyDetail(on canvas: inout Canvas, in rect: Rect) {
    let text = hosts.emptyDetail
    let x = rect.origin.x + max(0, (rect.size.columns - TextWidth.of(text)) / 2)
    canvas.write(text, at: Point(x: x, y: rect.origin.y + rect.size.rows / 2), style: .dim, width: rect.size.columns)
  }
}
