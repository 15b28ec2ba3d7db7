internal import StoaStorage
internal import Testing

@Suite("Checksums")
struct ChecksumTests {
  @Test(arguments: [
    ("", 0xEF46_DB37_51D8_E999 as UInt64), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
    ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
  ])
  func `they are XXH64's published numbers`(text: String, sum: UInt64) {
    #expect(Checksum.hash(text) == sum)
  }

  @Test func `every flipped bit of every length changes the sum`() {
    for count in 1...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      let sum = Checksum.hash(bytes)
      for bit in 0..<(count * 8) {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(Checksum.hash(flipped) != sum)
      }
      #expect(Checksum.hash(bytes, seed: 1) != sum)
    }
  }
}
