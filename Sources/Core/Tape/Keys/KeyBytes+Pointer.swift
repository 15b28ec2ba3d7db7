public import StoaCanvas

extension KeyBytes {
  /// A left click on a cell, in the SGR form: pressed, then released.
  public static func click(column: Int, row: Int) -> [UInt8] {
    mouse(0, column, row, "M") + mouse(0, column, row, "m")
  }

  /// One notch of the wheel over the middle of a screen.
  public static func wheel(_ way: TapeScroll, over size: Size) -> [UInt8] {
    mouse(way == .up ? 64 : 65, size.columns / 2, size.rows / 2, "M")
  }

  /// A bracketed paste. What would end it early loses its Escape byte; line ends are CR, as terminals send them.
  public static func paste(_ text: String) -> [UInt8] {
    var body: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let end = sequence("201~")
    while let byte = rest.popFirst() {
      if byte == escape, rest.starts(with: end.dropFirst()) { continue }
      if byte == UInt8(ascii: "\r"), rest.first == UInt8(ascii: "\n") { continue }
      body.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : byte)
    }
    return sequence("200~") + body + end
  }

  private static func mouse(_ button: Int, _ column: Int, _ row: Int, _ final: String) -> [UInt8] {
    sequence("<\(button);\(column + 1);\(row + 1)\(final)")
  }
}
