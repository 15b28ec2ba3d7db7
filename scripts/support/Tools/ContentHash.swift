/// A 64-bit FNV-1a hash of bytes, the key under which a check's result is kept.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var hash = value
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = hash
  }

  /// Adds a text and a mark behind it, so that two texts do not run into one.
  mutating func add(_ text: String) {
    add(text.utf8)
    add([0])
  }

  var text: String { String(value, radix: 36) }
}
