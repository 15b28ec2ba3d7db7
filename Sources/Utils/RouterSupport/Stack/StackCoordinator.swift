internal import StoaCanvas
public import StoaFlow
internal import StoaInput
public import StoaRouting

/// A tab over a stack of places: it keeps a host for the root, for each route on the stack and for the sheet, draws the
/// ones that are in view, and gives the keys to the one on top.
///
/// Routes and sheets must be `Equatable`; that stands on the members, not on the type (decision 0012).
@FlowActor public final class StackCoordinator<Route: Sendable, Sheet: Sendable> {
  /// What a feature gives to its stack.
  public struct Hosts {
    let root: any RouteHost
    let route: @FlowActor (Route) -> any RouteHost
    let sheet: @FlowActor (Sheet) -> any RouteHost
    let tabSheet: (sheet: Sheet, title: String)?
    let emptyDetail: String

    /// - Parameters:
    ///   - tabSheet: The sheet that `i` opens, and its name in the footer.
    ///   - emptyDetail: What stands beside the list while nothing is selected.
    public init(
      root: any RouteHost, tabSheet: (sheet: Sheet, title: String)?, emptyDetail: String,
      route: @escaping @FlowActor (Route) -> any RouteHost, sheet: @escaping @FlowActor (Sheet) -> any RouteHost
    ) {
      self.root = root
      self.tabSheet = tabSheet
      self.emptyDetail = emptyDetail
      self.route = route
      self.sheet = sheet
    }
  }

  public var onChange: (@FlowActor () -> Void)?
  let hosts: Hosts
  /// The hosts of the places on the screen.
  var arrangement = HostArrangement<Route, Sheet>()
  /// What is recorded of it, where there is a timeline.
  var track: StackTrack<Route, Sheet>?
  /// Whether the list is on the screen, beside a detail or alone, as it was last laid out.
  var isRootInView = true
  /// The item that the last click was on.
  var clickedItem: ClickedItem?
  private let navigation = NavigationStore<Route, Sheet>()
  private let keyMap: KeyMap<StackCommand>

  public init(hosts: Hosts) where Route: Equatable, Sheet: Equatable {
    self.hosts = hosts
    keyMap = Self.keyMap(sheet: hosts.tabSheet?.title)
    navigation.onChange = { [weak self] _ in
      self?.syncHosts()
      self?.onChange?()
    }
  }

  /// Where the stack stands.
  public var place: Place<Route, Sheet> { navigation.place }

  /// The place that has the keys.
  var focus: any RouteHost { arrangement.sheet?.host ?? top }
  /// The place on top of the stack, under a sheet.
  var top: any RouteHost { arrangement.stack.last?.host ?? hosts.root }
  var sheetHost: (any RouteHost)? { arrangement.sheet?.host }
  var hasDetail: Bool { !arrangement.stack.isEmpty }
  var depth: Int { arrangement.stack.count }
  /// The places on the stack, the top last.
  var routeHosts: [any RouteHost] { arrangement.stack.map(\.host) }
  /// All places that have a host, back to front.
  var all: [any RouteHost] { [hosts.root] + arrangement.hosts }

  /// Applies a command whole; one that is refused changes nothing, and the answer is false.
  @discardableResult public func perform(_ command: NavigationCommand<Route, Sheet>) -> Bool
  where Route: Equatable, Sheet: Equatable {
    navigation.send(command) == nil
  }

  /// Keeps the hosts of the routes that stay, drops the others with their stores, makes those that are new.
  private func syncHosts() where Route: Equatable, Sheet: Equatable {
    let before = arrangement.hosts
    let kept = zip(arrangement.stack, place.stack).prefix { $0.route == $1 }.count
    arrangement.stack.removeSubrange(kept...)
    for route in place.stack[kept...] { arrangement.stack.append((route, hosts.route(route))) }
    if let wanted = place.sheet {
      if arrangement.sheet?.sheet != wanted { arrangement.sheet = (wanted, hosts.sheet(wanted)) }
    } else {
      arrangement.sheet = nil
    }
    let after = arrangement.hosts
    // A timeline may keep them, to show their moments again; what they load is over all the same.
    for host in before where !after.contains(where: { $0 === host }) { host.close() }
    track?.note(arrangement)
  }

  private static func keyMap(sheet title: String?) -> KeyMap<StackCommand> {
    var bindings = [
      KeyBinding(
        [KeyPress(.escape), .character("h"), KeyPress(.left), KeyPress(.backspace)], name: "back", title: "back",
        footer: true, command: StackCommand.back)
    ]
    if let title {
      bindings.append(
        KeyBinding([.character("i")], name: "sheet", title: title, footer: true, command: StackCommand.sheet))
    }
    return KeyMap(bindings)
  }

  func command(for event: InputEvent) -> StackCommand? {
    guard case .key(let press) = event else { return nil }
    return keyMap.command(for: press)
  }

  func command(named name: String) -> StackCommand? { keyMap.command(named: name) }

  var keys: [Chrome.Key] {
    let canGoBack = sheetHost != nil || hasDetail || focus.capturesText
    return keyMap.chromeKeys.filter { key in
      switch key.name {
      case "back": canGoBack
      case "sheet": sheetHost == nil && !focus.capturesText
      default: true
      }
    }
  }
}
