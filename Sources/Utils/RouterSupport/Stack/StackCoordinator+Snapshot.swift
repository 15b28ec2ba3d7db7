public import StoaFlow
public import StoaRouting

extension StackCoordinator {
  /// Where somebody is on the root and on each place of the stack, in order.
  public var viewpoints: [ListViewpoint?] {
    ([hosts.root] + routeHosts).map { host in
      guard let viewpoint = host.viewpoint, viewpoint.selection > 0 else { return nil }
      return viewpoint
    }
  }

  /// Takes up a stack where it was left; the root is the feature's own to restore, for it knows how it is asked for.
  public func restore(_ place: Place<Route, Sheet>, _ viewpoints: [ListViewpoint?])
  where Route: Equatable, Sheet: Equatable {
    guard perform(.set(place)) else { return }
    for (host, viewpoint) in zip(routeHosts, viewpoints.dropFirst()) {
      if let viewpoint { host.restore(viewpoint) }
    }
  }
}
