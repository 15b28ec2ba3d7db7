internal import StoaCanvas

/// What a place drew last: as long as its slice is the same nothing is evaluated, and as long as its content and size
/// are, it is copied instead of drawn again.
public struct ScreenFrame<Content, Slice> {
  var slice: Slice?
  var content: Content?
  /// Whether the canvas shows the content.
  var isDrawn = false
  var canvas: Canvas?
  /// How often the content was derived from the slice.
  public package(set) var evaluations = 0
  /// How often the content was drawn.
  public package(set) var renders = 0

  /// Nothing drawn yet.
  public init() {}
}
