/// One change of a place, as a value: it can be logged, compared, and tried before it is applied.
public indirect enum NavigationCommand<Route: Sendable, Sheet: Sendable>: Sendable {
  case push(Route)
  case pop
  case popToRoot
  /// Back to a route on the stack, the nearest one.
  case popTo(Route)
  case replaceTop(Route)
  /// Back to a route where it is on the stack, else on to it.
  case backOrPush(Route)
  case present(Sheet)
  case dismiss
  /// One stage back: closes the sheet, else pops.
  case back
  case set(Place<Route, Sheet>)
  /// All of them in order, or none.
  case transaction([NavigationCommand])
}

extension NavigationCommand: Equatable where Route: Equatable, Sheet: Equatable {}
extension NavigationCommand: Hashable where Route: Hashable, Sheet: Hashable {}
