extension Rect {
  /// The rectangle without a margin on each side; what is smaller than its margins becomes empty.
  public func inset(by margin: Int) -> Rect {
    inset(horizontal: margin, vertical: margin)
  }

  /// As `inset(by:)`, with one margin for the left and right and one for the top and bottom.
  public func inset(horizontal: Int, vertical: Int) -> Rect {
    inset(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
  }

  /// As `inset(by:)`, with a margin for each side; negative margins count as zero.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    splitLeft(left).rest.splitTop(top).rest.splitRight(right).rest.splitBottom(bottom).rest
  }

  /// Its upper `rows` rows (as many as there are), and what lies below them.
  public func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
    let taken = min(max(0, rows), size.rows)
    return (
      Rect(x: minX, y: minY, columns: columns, rows: taken),
      Rect(x: minX, y: minY.saturatingSum(taken), columns: columns, rows: size.rows - taken)
    )
  }

  /// Its lower `rows` rows (as many as there are), and what lies above them.
  public func splitBottom(_ rows: Int) -> (bottom: Rect, rest: Rect) {
    let taken = min(max(0, rows), size.rows)
    let (rest, bottom) = splitTop(size.rows - taken)
    return (bottom, rest)
  }

  /// Its left `columns` columns (as many as there are), and what lies to the right of them.
  public func splitLeft(_ columns: Int) -> (left: Rect, rest: Rect) {
    let taken = min(max(0, columns), size.columns)
    return (
      Rect(x: minX, y: minY, columns: taken, rows: rows),
      Rect(x: minX.saturatingSum(taken), y: minY, columns: size.columns - taken, rows: rows)
    )
  }

  /// Its right `columns` columns (as many as there are), and what lies to the left of them.
  public func splitRight(_ columns: Int) -> (right: Rect, rest: Rect) {
    let taken = min(max(0, columns), size.columns)
    let (rest, right) = splitLeft(size.columns - taken)
    return (right, rest)
  }

  /// A rectangle of that size in the middle of this one, made smaller where it does not fit.
  public func centered(_ wanted: Size) -> Rect {
    let columns = min(wanted.columns, size.columns)
    let rows = min(wanted.rows, size.rows)
    return Rect(
      x: minX.saturatingSum((size.columns - columns) / 2), y: minY.saturatingSum((size.rows - rows) / 2),
      columns: columns, rows: rows)
  }
}
