extension Duration {
  /// The duration as people write it: `250 ms`, `15 s`, `1.5 s`.
  var plain: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    guard milliseconds % 1000 != 0 else { return "\(milliseconds / 1000) s" }
    let digits = String(1000 + milliseconds % 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return "\(milliseconds / 1000).\(fraction) s"
  }
}
