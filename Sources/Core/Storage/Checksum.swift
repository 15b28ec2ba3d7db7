internal import CStorage

/// XXH64 (Collet, xxHash specification 0.1.1): 64 bits that tell whether bytes are still the ones they were.
///
/// Against accidents, not against people. Several GB/s.
package enum Checksum {
  /// The sum of the text's UTF-8 bytes.
  package static func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0), seed: seed) }
  }

  /// The sum of the bytes; the sum of others as the seed makes one of both.
  package static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { hash($0, seed: seed) }
  }

  /// The sum of bytes in memory.
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    stoa_checksum(bytes.baseAddress, bytes.count, seed)
  }

  /// 128 bits in hexadecimal, to stand for a text that is not to be kept.
  package static func digest(_ text: String) -> String {
    String(hash(text, seed: 1), radix: 16) + "." + String(hash(text, seed: 2), radix: 16)
  }
}
