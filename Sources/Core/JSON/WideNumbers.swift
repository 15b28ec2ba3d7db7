/// Makes numbers fit: jansson refuses a whole text for one that 64 bits cannot hold.
enum WideNumbers {
  /// The bytes with `.0` after each integer beyond 64 bits, and the largest double for each number beyond all doubles.
  static func narrowed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end: Int
      switch bytes[index] {
      case UInt8(ascii: "\""):
        end = endOfText(bytes, from: index)
        result.append(contentsOf: bytes[index..<end])
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        end = bytes[index...].firstIndex { !isNumeric($0) } ?? bytes.endIndex
        append(bytes[index..<end], to: &result)
      default:
        end = index + 1
        result.append(bytes[index])
      }
      index = end
    }
    return result
  }

  private static func append(_ number: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let text = String(decoding: number, as: UTF8.self)
    guard Int(text) == nil, let real = Double(text) else { return result.append(contentsOf: number) }
    guard real.isFinite else {
      let largest = real < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
      return result.append(contentsOf: String(largest).utf8)
    }
    result.append(contentsOf: number)
    let isInteger = number.allSatisfy {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    if isInteger { result.append(contentsOf: ".0".utf8) }
  }

  /// The place after the closing quote, or the end where there is none.
  private static func endOfText(_ bytes: ArraySlice<UInt8>, from quote: Int) -> Int {
    var index = quote + 1
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return bytes.endIndex
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
