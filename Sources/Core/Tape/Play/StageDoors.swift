public import StoaFlow

/// What a stage needs of a program beside its screen: the ways that a terminal does not have.
@FlowActor public struct StageDoors: Sendable {
  /// Goes to an address; why not, where it is refused.
  public var open: @FlowActor @Sendable (String) -> String?
  /// Cuts the way to the service, or restores it.
  public var setOffline: @FlowActor @Sendable (Bool) -> Void
  /// What is on its way outside of the program: requests that other threads carry, by name.
  public var outside: @FlowActor @Sendable () -> [String]

  /// The doors of a program; without the last two it has no network.
  public init(
    open: @escaping @FlowActor @Sendable (String) -> String?,
    setOffline: @escaping @FlowActor @Sendable (Bool) -> Void = { _ in },
    outside: @escaping @FlowActor @Sendable () -> [String] = { [] }
  ) {
    self.open = open
    self.setOffline = setOffline
    self.outside = outside
  }

  /// What has not come back, by name: the requests, or else the effects.
  func inFlight(_ activity: Activity) -> String {
    let requests = outside()
    let names = requests.isEmpty ? activity.inFlight : requests
    return names.isEmpty ? "\(activity.count) effects" : names.joined(separator: ", ")
  }
}
