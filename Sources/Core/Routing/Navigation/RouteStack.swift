/// The routes on top of a root, the root itself not among them.
public struct RouteStack<Route: Sendable>: Sendable {
  public private(set) var routes: [Route]

  public init(_ routes: [Route] = []) {
    self.routes = routes
  }

  /// The route shown; nil at the root.
  public var top: Route? { routes.last }
  public var isAtRoot: Bool { routes.isEmpty }
  public var depth: Int { routes.count }

  public mutating func push(_ route: Route) {
    routes.append(route)
  }

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
