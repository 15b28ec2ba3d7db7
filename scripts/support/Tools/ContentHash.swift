/// A 64-bit hash of bytes, the key under which a check's result is kept: FNV-1a over words of eight bytes, mixed.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    var hash = value
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      var index = 0
      while index < words {
        hash = Self.step(hash, bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        index += 1
      }
      index *= 8
      while index < bytes.count {
        hash = Self.step(hash, UInt64(bytes[index]))
        index += 1
      }
    }
    value = hash
  }

  /// Adds a text and a mark behind it, so that two texts do not run into one.
  mutating func add(_ text: String) { add(Array(text.utf8) + [0]) }

  var text: String { String(value, radix: 36) }

  /// What a word changes high up must come down again, where multiplication does not bring it.
  private static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x100_0000_01b3
    return product ^ (product >> 32)
  }
}
