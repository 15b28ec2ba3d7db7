public import StoaCanvas

/// A box over a place, with a title in its border: what a sheet is drawn in.
public enum SheetFrame {
  /// The box for a sheet in a place of this size: the whole place where it is small, else in its middle.
  public static func rect(in place: Rect) -> Rect {
    let columns = place.size.columns > 50 ? min(72, place.size.columns - 6) : place.size.columns
    let rows = place.size.rows > 16 ? place.size.rows - 4 : place.size.rows
    return Rect(
      x: place.origin.x + (place.size.columns - columns) / 2, y: place.origin.y + (place.size.rows - rows) / 2,
      columns: columns, rows: rows)
  }

  /// Where the content of a sheet stands within its box.
  public static func content(of box: Rect) -> Rect {
    Rect(
      x: box.origin.x + 1, y: box.origin.y + 1, columns: max(0, box.size.columns - 2), rows: max(0, box.size.rows - 2))
  }

  /// Clears the box and draws its border and title.
  public static func draw(_ title: String, on canvas: inout Canvas, in box: Rect) {
    canvas.fill(box)
    canvas.box(box)
    guard box.size.rows > 0 else { return }
    canvas.write(
      " \(title) ", at: Point(x: box.origin.x + 2, y: box.origin.y), style: .bold,
      width: max(0, box.size.columns - 4))
  }
}
