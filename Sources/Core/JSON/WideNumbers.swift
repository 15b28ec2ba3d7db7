/// Makes numbers fit: RapidJSON refuses a whole text for one that is too long or has too large an exponent.
enum WideNumbers {
  /// The bytes with each number that is no integer of 64 bits written as a double is, the largest of them for all beyond.
  static func narrowed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var rest = bytes
    while let byte = rest.first {
      let item = byte == UInt8(ascii: "\"") ? text(rest) : number(rest)
      if item.isEmpty {
        result.append(byte)
        rest = rest.dropFirst()
      } else {
        append(item, isNumber: byte != UInt8(ascii: "\""), to: &result)
        rest = rest[item.endIndex...]
      }
    }
    return result
  }

  private static func append(_ item: ArraySlice<UInt8>, isNumber: Bool, to result: inout [UInt8]) {
    let text = isNumber ? String(decoding: item, as: UTF8.self) : ""
    guard Int(text) == nil, let real = Double(text) else { return result.append(contentsOf: item) }
    let largest = Double.greatestFiniteMagnitude
    result.append(contentsOf: String(min(max(real, -largest), largest)).utf8)
  }

  /// From the quote on, to the closing one or the end.
  private static func text(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isEscaped = false
    for index in bytes.indices.dropFirst() {
      if !isEscaped && bytes[index] == UInt8(ascii: "\"") { return bytes[...index] }
      isEscaped = !isEscaped && bytes[index] == UInt8(ascii: "\\")
    }
    return bytes
  }

  /// The longest number of the grammar that stands there; empty where there is none.
  private static func number(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let unsigned = bytes[bytes.prefix(1).prefix { $0 == UInt8(ascii: "-") }.endIndex...]
    let whole = unsigned.first == UInt8(ascii: "0") ? unsigned.prefix(1) : digits(unsigned)
    guard !whole.isEmpty else { return whole }
    var end = whole.endIndex
    if bytes[end...].first == UInt8(ascii: ".") { end = self.end(of: digits(bytes[(end + 1)...]), or: end) }
    if let mark = bytes[end...].first, mark | 0x20 == UInt8(ascii: "e") {
      let sign = bytes[(end + 1)...].prefix(1).prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      end = self.end(of: digits(bytes[sign.endIndex...]), or: end)
    }
    return bytes[..<end]
  }

  private static func end(of digits: ArraySlice<UInt8>, or end: Int) -> Int { digits.isEmpty ? end : digits.endIndex }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
