/// Where one feature stands: the routes on its root, and the sheet on top of them, if there is one.
public struct Place<Route: Sendable, Sheet: Sendable>: Sendable {
  /// The routes on the root, the one on top last.
  public var stack: [Route]
  /// The sheet on top of them; nil where there is none.
  public var sheet: Sheet?

  /// The root with these routes on it, and a sheet over them.
  public init(_ stack: [Route] = [], sheet: Sheet? = nil) {
    self.stack = stack
    self.sheet = sheet
  }

  /// The root with these routes on it, and a sheet over them.
  public init(stack: [Route], sheet: Sheet? = nil) {
    self.init(stack, sheet: sheet)
  }

  /// The root with nothing on it.
  public static var root: Place { Place() }
}

extension Place: Equatable where Route: Equatable, Sheet: Equatable {}
extension Place: Hashable where Route: Hashable, Sheet: Hashable {}
