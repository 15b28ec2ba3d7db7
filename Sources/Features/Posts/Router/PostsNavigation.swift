internal import PostsInterface
internal import StoaFlow

/// The way from a place of Posts to its coordinator.
@FlowActor final class PostsNavigation {
  /// Puts a place on the stack.
  var push: (@FlowActor (PostsRoute) -> Void)?
  /// Closes the sheet and puts a place on the stack.
  var pushFromSheet: (@FlowActor (PostsRoute) -> Void)?
  /// Raises what others must do.
  var raise: (@FlowActor (PostsIntent) -> Void)?
  /// Says that a place wants to be drawn.
  var changed: (@FlowActor () -> Void)?
}
