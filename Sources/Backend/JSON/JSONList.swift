/// A JSON array under construction.
struct JSONList {
  private var bytes: [UInt8] = [UInt8(ascii: "[")]

  /// Room for so many elements of a usual size.
  init(capacity: Int) { bytes.reserveCapacity(capacity * 420 + 2) }

  mutating func append(_ element: (inout [UInt8]) -> Void) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    element(&bytes)
  }

  consuming func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}
