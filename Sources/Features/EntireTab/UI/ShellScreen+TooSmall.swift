public import StoaCanvas

extension ShellScreen {
  /// Says how much room is missing, as short as the room that there is.
  public static func drawTooSmall(on canvas: inout Canvas) {
    let lines = notice(fitting: canvas.size)
    for (offset, line) in lines.enumerated() {
      let x = max(0, (canvas.size.columns - line.count) / 2)
      canvas.write(line, at: Point(x: x, y: max(0, (canvas.size.rows - lines.count + 1) / 2 + offset)))
    }
  }

  /// On one line, on two where that is too wide, the size alone where there is only one; cut off below five columns.
  private static func notice(fitting size: Size) -> [String] {
    let needed = "\(ShellLayout.minimum.columns)x\(ShellLayout.minimum.rows)"
    let whole = "needs \(needed)"
    if size.columns >= whole.count || size.columns < needed.count { return [whole] }
    return size.rows > 1 ? ["needs", needed] : [needed]
  }
}
