extension InputDecoder {
  /// Whether a read is the rest of a reply whose Esc came so long before that it was taken for the key: three bytes at
  /// least in one read, in a form that nobody types.
  static func isReplyTail(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    switch (bytes[0], bytes[1]) {
    case (UInt8(ascii: "["), UInt8(ascii: "<")...UInt8(ascii: "?")): return true
    case (UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9")): return bytes.contains(UInt8(ascii: ";"))
    case (UInt8(ascii: "P"), UInt8(ascii: ">")), (UInt8(ascii: "P"), UInt8(ascii: "!")): return true
    case (UInt8(ascii: "P"), UInt8(ascii: "0")...UInt8(ascii: "9")):
      return bytes[2] == UInt8(ascii: "$") || bytes[2] == UInt8(ascii: "+")
    default: return false
    }
  }
}
