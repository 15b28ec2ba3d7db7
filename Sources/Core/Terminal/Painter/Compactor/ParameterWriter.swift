/// Writes a control sequence with numbers: `CSI n ; n … F`.
struct ParameterWriter {
  private var isFirst = true

  /// Begins a sequence at the end of `bytes`.
  init(to bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  /// Appends a number from 0.
  mutating func append(_ number: Int, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ";")) }
    isFirst = false
    var power = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  func end(_ final: Unicode.Scalar, to bytes: inout [UInt8]) { bytes.append(UInt8(ascii: final)) }
}
