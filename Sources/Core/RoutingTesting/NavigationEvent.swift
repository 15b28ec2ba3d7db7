internal import StoaFlow
internal import StoaRouting

/// What happened to a navigation store, until the test has accounted for it.
enum NavigationEvent<Route: Sendable, Sheet: Sendable>: Sendable {
  case moved(to: Place<Route, Sheet>)
  case refused(NavigationCommand<Route, Sheet>, NavigationRefusal)

  /// As a line of a list of what is open.
  var line: String {
    switch self {
    case .moved(let place): "  change not received: \(PlaceText.of(place))"
    case .refused(let command, let refusal): "  refusal not received: \(StateDifference.text(command)), \(refusal)"
    }
  }
}
