internal import DomainLayer
internal import StoaApp
internal import StoaStorage
internal import Testing

@Suite struct AccountFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/account" }
  private var file: AccountFile { AccountFile(path: path) }

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a name is there the next time, and in a file of an older release`() throws {
    file.save(username: "zoë", userID: 1)
    #expect(file.account == Account(username: "zoë", userID: 1))
    file.save(username: "ann", userID: nil)
    #expect(file.account == Account(username: "ann"))
    try AtomicFile.write(Array("bo\n2".utf8), to: path)
    #expect(file.account == Account(username: "bo", userID: 2))
  }

  @Test func `a file that is damaged names nobody`() throws {
    file.save(username: "zoë", userID: 12)
    let whole = try #require(try AtomicFile.read(path))
    for offset in whole.indices {
      for bit in 0..<8 {
        var flipped = whole
        flipped[offset] ^= 1 << UInt8(bit)
        try AtomicFile.write(flipped, to: path)
        #expect(file.account == nil, "\(offset)")
      }
    }
  }
}
