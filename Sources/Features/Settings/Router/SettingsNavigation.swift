internal import SettingsInterface
internal import StoaFlow

/// The way from a place of Settings to its coordinator.
@FlowActor final class SettingsNavigation {
  /// Puts a place on the stack.
  var push: (@FlowActor (SettingsRoute) -> Void)?
  /// Raises what others must do.
  var raise: (@FlowActor (SettingsIntent) -> Void)?
  /// Says that a place wants to be drawn.
  var changed: (@FlowActor () -> Void)?
}
