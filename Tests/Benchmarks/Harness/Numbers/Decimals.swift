/// Numbers as texts with so many digits behind the point.
enum Decimals {
  static func text(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "-" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int64((abs(value) * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(scaled) }
    let whole = scaled / Int64(scale)
    let rest = String(scaled % Int64(scale))
    return sign + "\(whole)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
