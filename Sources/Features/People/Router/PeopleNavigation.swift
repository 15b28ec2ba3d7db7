internal import PeopleInterface
internal import StoaFlow

/// The way from a place of People to its coordinator.
@FlowActor final class PeopleNavigation {
  /// Puts a place on the stack.
  var push: (@FlowActor (PeopleRoute) -> Void)?
  /// Raises what others must do.
  var raise: (@FlowActor (PeopleIntent) -> Void)?
  /// Says that a place wants to be drawn.
  var changed: (@FlowActor () -> Void)?
}
