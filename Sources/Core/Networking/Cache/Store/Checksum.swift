/// XXH64 (Collet, xxHash specification 0.1.1): 64 bits that tell whether bytes are still the ones they were.
///
/// Against accidents, not against people. Several GB/s in a release build.
package enum Checksum {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  package static func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0), seed: seed) }
  }

  package static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { hash($0, seed: seed) }
  }

  /// 128 bits in hexadecimal, to stand for a text that is not to be kept.
  static func digest(_ text: String) -> String {
    String(hash(text, seed: 1), radix: 16) + "." + String(hash(text, seed: 2), radix: 16)
  }

  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    let count = bytes.count
    var offset = 0
    var sum: UInt64
    if count >= 32 {
      var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
      while offset + 32 <= count {
        lanes.0 = round(lanes.0, word(bytes, offset))
        lanes.1 = round(lanes.1, word(bytes, offset + 8))
        lanes.2 = round(lanes.2, word(bytes, offset + 16))
        lanes.3 = round(lanes.3, word(bytes, offset + 24))
        offset += 32
      }
      sum =
        rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { sum = (sum ^ round(0, lane)) &* prime1 &+ prime4 }
    } else {
      sum = seed &+ prime5
    }
    return finished(sum &+ UInt64(count), bytes, from: offset)
  }

  private static func finished(_ start: UInt64, _ bytes: UnsafeRawBufferPointer, from first: Int) -> UInt64 {
    var sum = start
    var offset = first
    while offset + 8 <= bytes.count {
      sum = rotated(sum ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      sum = rotated(sum ^ (UInt64(half) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    for byte in bytes[offset...] { sum = rotated(sum ^ (UInt64(byte) &* prime5), 11) &* prime1 }
    sum = (sum ^ (sum >> 33)) &* prime2
    sum = (sum ^ (sum >> 29)) &* prime3
    return sum ^ (sum >> 32)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
