extension Canvas: Equatable {
  /// Whether both show the same cells and cursor.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cursor == right.cursor
      && (0..<left.size.rows).allSatisfy { left.rowEquals($0, in: right) }
  }

  /// Whether a row shows the same in another canvas of the same width; false for a row that one of them lacks.
  ///
  /// Rows without clusters of several scalars are compared by their bits, without a branch for each cell.
  public func rowEquals(_ y: Int, in other: Canvas) -> Bool {
    let columns = size.columns
    guard columns == other.size.columns, y >= 0, y < size.rows, y < other.size.rows else { return false }
    guard columns > 0 else { return true }
    return cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        let start = y * columns
        var difference: UInt64 = 0
        var flags: UInt64 = 0
        for index in start..<start + columns {
          difference |= mine[index].bits ^ theirs[index].bits
          flags |= mine[index].bits
        }
        if flags & Cell.clusterFlag == 0 { return difference == 0 }
        for index in start..<start + columns where !isSame(mine[index], theirs[index], in: other) { return false }
        return true
      }
    }
  }

  /// The numbers of clusters differ from canvas to canvas; their digests count.
  private func isSame(_ mine: Cell, _ theirs: Cell, in other: Canvas) -> Bool {
    guard mine.isCluster, theirs.isCluster else { return mine == theirs }
    return mine.width == theirs.width && mine.style == theirs.style
      && clusters.digest(of: mine.glyph) == other.clusters.digest(of: theirs.glyph)
  }
}
