/// One change of a place, as a value: it can be logged, compared, and tried before it is applied.
public indirect enum NavigationCommand<Route: Sendable, Sheet: Sendable>: Sendable {
  /// On to a route.
  case push(Route)
  /// Back to the route below, or to the root; refused where the place is there.
  case pop
  /// Back to the root; refused where the place is there.
  case popToRoot
  /// Back to a route on the stack, the nearest one.
  case popTo(Route)
  /// A route in the place of the one on top.
  case replaceTop(Route)
  /// Back to a route where it is on the stack, else on to it.
  case backOrPush(Route)
  /// A sheet over what is shown; refused over another one.
  case present(Sheet)
  /// The open sheet goes; refused where there is none.
  case dismiss
  /// One stage back: closes the sheet, else pops.
  case back
  /// A whole place in the place of this one.
  case set(Place<Route, Sheet>)
  /// All of them in order, or none.
  case transaction([NavigationCommand])
}

extension NavigationCommand: Equatable where Route: Equatable, Sheet: Equatable {}
extension NavigationCommand: Hashable where Route: Hashable, Sheet: Hashable {}
