/// The routes on top of a root, the root itself not among them.
public struct RouteStack<Route: Sendable>: Sendable {
  /// The routes, the one on top last.
  public private(set) var routes: [Route]

  /// These routes, the one on top last.
  public init(_ routes: [Route] = []) {
    self.routes = routes
  }

  /// The route shown; nil at the root.
  public var top: Route? { routes.last }
  /// Whether there is no route.
  public var isAtRoot: Bool { routes.isEmpty }
  /// How many routes there are.
  public var depth: Int { routes.count }

  /// Puts a route on top.
  public mutating func push(_ route: Route) {
    routes.append(route)
  }

  /// Takes the route on top away and gives it; refused at the root.
  @discardableResult
  public mutating func pop() throws(NavigationRefusal) -> Route {
    guard let route = routes.popLast() else { throw .stackEmpty }
    return route
  }

  /// Back to the root; refused where it already stands there.
  public mutating func popToRoot() throws(NavigationRefusal) {
    guard !routes.isEmpty else { throw .stackEmpty }
    routes = []
  }

  /// Back to that route, to the nearest one where it is on the stack twice. Nothing changes where it is on top.
  public mutating func popTo(_ route: Route) throws(NavigationRefusal) where Route: Equatable {
    guard let index = routes.lastIndex(of: route) else { throw .notOnStack }
    routes.removeSubrange((index + 1)...)
  }

  /// Puts a route in the place of the one on top; refused at the root.
  public mutating func replaceTop(_ route: Route) throws(NavigationRefusal) {
    guard !routes.isEmpty else { throw .stackEmpty }
    routes[routes.count - 1] = route
  }

  /// Back to that route where it is on the stack, else on to it: a ring of places does not grow the stack.
  public mutating func backOrPush(_ route: Route) where Route: Equatable {
    if let index = routes.lastIndex(of: route) {
      routes.removeSubrange((index + 1)...)
    } else {
      routes.append(route)
    }
  }
}

extension RouteStack: Equatable where Route: Equatable {}
extension RouteStack: Hashable where Route: Hashable {}
