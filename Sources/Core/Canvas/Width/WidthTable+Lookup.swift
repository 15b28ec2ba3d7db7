extension WidthTable {
  /// The trait of a code point, found in two steps without a search.
  @inline(__always)
  static func trait(of scalar: Unicode.Scalar) -> ScalarTrait {
    let value = Int(scalar.value)
    // Unicode.Scalar ends at U+10FFFF, and so does the table: the offsets below lie inside of it.
    let numbers = blockNumbers.utf8Start + 2 * (value / blockSize)
    let block = Int(hexadecimal(numbers[0]) << 4 | hexadecimal(numbers[1]))
    return ScalarTrait(rawValue: traits.utf8Start[block * blockSize + value % blockSize]) ?? .hidden
  }

  @inline(__always)
  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 0x3A ? digit &- 0x30 : digit &- 0x57
  }
}
