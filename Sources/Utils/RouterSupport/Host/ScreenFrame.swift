internal import StoaCanvas

/// What a place drew last: as long as its content and size are the same, it is copied instead of drawn again.
public struct ScreenFrame<Content> {
  var revision: UInt64?
  var content: Content?
  var canvas: Canvas?
  /// How often the content was derived from the state.
  public package(set) var evaluations = 0
  /// How often the content was drawn.
  public package(set) var renders = 0

  /// Nothing drawn yet.
  public init() {}
}
