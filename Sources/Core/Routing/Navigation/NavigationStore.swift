public import StoaFlow

/// Holds a feature's navigator on the flow actor and tells when the place has changed: what a coordinator owns.
@FlowActor
public final class NavigationStore<Route: Sendable, Sheet: Sendable> {
  /// The place and its rules; only `send` changes it.
  public private(set) var navigator: Navigator<Route, Sheet>
  /// Called after each applied command that changed the place, with the place it led away from.
  public var onChange: (@FlowActor (_ old: Place<Route, Sheet>) -> Void)?
  /// Called with each refused command, for the log.
  public var onRefusal: (@FlowActor (NavigationCommand<Route, Sheet>, NavigationRefusal) -> Void)?

  /// Holds a navigator as it is; nothing is told of it.
  public init(_ navigator: Navigator<Route, Sheet> = Navigator()) {
    self.navigator = navigator
  }

  /// Where the feature stands.
  public var place: Place<Route, Sheet> { navigator.place }
  /// What an asynchronous answer keeps, to be checked by `send(_:since:)` when it comes.
  public var generation: UInt64 { navigator.generation }
}

extension NavigationStore where Route: Equatable, Sheet: Equatable {
  /// Applies a command; the refusal, where it was not applied.
  @discardableResult
  public func send(_ command: NavigationCommand<Route, Sheet>) -> NavigationRefusal? {
    apply(command, since: navigator.generation)
  }

  /// The same for an answer that was asked for in that generation: refused where the place has changed since.
  @discardableResult
  public func send(_ command: NavigationCommand<Route, Sheet>, since generation: UInt64) -> NavigationRefusal? {
    apply(command, since: generation)
  }

  private func apply(_ command: NavigationCommand<Route, Sheet>, since generation: UInt64) -> NavigationRefusal? {
    let old = navigator.place
    do throws(NavigationRefusal) {
      try navigator.apply(command, since: generation)
    } catch {
      onRefusal?(command, error)
      return error
    }
    if navigator.place != old { onChange?(old) }
    return nil
  }
}
