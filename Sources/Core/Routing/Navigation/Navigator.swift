/// The place of one feature and the rules for changing it: a pure value.
///
/// A command is applied whole or not at all, and every refusal is typed. Each applied command makes a new generation,
/// so work begun for one place can tell that it ends at another (`isCurrent`).
public struct Navigator<Route: Sendable, Sheet: Sendable>: Sendable {
  /// What it is changed by.
  public typealias Command = NavigationCommand<Route, Sheet>

  /// Where the feature stands.
  public private(set) var place: Place<Route, Sheet>
  /// Goes up by one with each applied command, a transaction being one.
  public private(set) var generation: UInt64 = 0
  /// The most routes on the root.
  public let maximumDepth: Int

  /// Stands at a place, and goes at most so many routes deep.
  public init(_ place: Place<Route, Sheet> = Place(), maximumDepth: Int = 64) {
    self.place = place
    self.maximumDepth = maximumDepth
  }

  /// The routes on the root, the one on top last.
  public var stack: [Route] { place.stack }
  /// The open sheet; nil where there is none.
  public var sheet: Sheet? { place.sheet }
  /// The route shown below the sheet; nil at the root.
  public var top: Route? { place.stack.last }
  /// Whether no route is on the root.
  public var isAtRoot: Bool { place.stack.isEmpty }
  /// Whether `.back` would be applied.
  public var canGoBack: Bool { place.sheet != nil || !place.stack.isEmpty }

  /// Whether nothing was applied since that generation.
  public func isCurrent(_ generation: UInt64) -> Bool {
    generation == self.generation
  }
}

extension Navigator where Route: Equatable {
  /// Applies a command whole, or throws and changes nothing.
  public mutating func apply(_ command: Command) throws(NavigationRefusal) {
    place = try outcome(of: command)
    generation += 1
  }

  /// The same for an answer that was asked for in that generation: refused where the place has changed since.
  public mutating func apply(_ command: Command, since generation: UInt64) throws(NavigationRefusal) {
    guard isCurrent(generation) else { throw .outdated }
    try apply(command)
  }

  /// Where a command would lead, so that a plan can be checked before it is applied.
  public func outcome(of command: Command) throws(NavigationRefusal) -> Place<Route, Sheet> {
    var outcome = place
    try Self.apply(command, to: &outcome, maximumDepth: maximumDepth)
    return outcome
  }
}

extension Navigator: Equatable where Route: Equatable, Sheet: Equatable {}
extension Navigator: Hashable where Route: Hashable, Sheet: Hashable {}
