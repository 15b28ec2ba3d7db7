extension Canvas {
  /// Says what stands in a block; nil takes away what was said of it before, for what is drawn over something else.
  ///
  /// A mark shows nothing, and is not copied with the cells: who draws one canvas on another knows where it lies.
  public mutating func mark(_ rect: Rect, as mark: Mark?) {
    if !rect.isEmpty { marks.append((rect, mark)) }
  }

  /// What was said last of a position; nil where nothing was. The cost grows with the number of marks.
  public func mark(at point: Point) -> Mark? {
    bounds.contains(point) ? marks.last { $0.rect.contains(point) }?.mark : nil
  }
}
