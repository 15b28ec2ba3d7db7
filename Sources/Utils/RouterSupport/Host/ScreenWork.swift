/// How much work a place has had with its screen so far: what counts whether a screen is left alone when it may be.
public struct ScreenWork: Hashable, Sendable {
  /// How often its values were derived from the state.
  public var evaluations: Int
  /// How often they were drawn.
  public var renders: Int

  public init(evaluations: Int = 0, renders: Int = 0) {
    self.evaluations = evaluations
    self.renders = renders
  }
}
