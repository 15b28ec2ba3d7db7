/// The hosts of a stack and of the sheet on it, the root not among them.
struct HostArrangement<Route: Sendable, Sheet: Sendable> {
  var stack: [(route: Route, host: any RouteHost)] = []
  var sheet: (sheet: Sheet, host: any RouteHost)?

  /// All of them, back to front.
  var hosts: [any RouteHost] { stack.map(\.host) + (sheet.map { [$0.host] } ?? []) }
}
