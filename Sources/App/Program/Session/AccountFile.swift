package import DomainLayer
internal import StoaStorage

/// Remembers whose tokens are kept, so that the program can say so without asking: the name, the id, and a checksum.
package struct AccountFile: Sendable {
  private let path: String

  package init(path: String) { self.path = path }

  /// Who it is; nil where that is not known, or the file is not what was written.
  package var account: Account? {
    guard let bytes = try? AtomicFile.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, !lines[0].isEmpty else { return nil }
    let account = Account(username: String(lines[0]), userID: Int(lines[1]))
    // The first releases wrote no checksum.
    let isOld = lines.count == 2 && !text.contains(Self.check)
    return isOld || Self.content(account.username, account.userID) == bytes ? account : nil
  }

  /// Keeps the name; losing it costs nothing but the name, so a full disk is no error here.
  package func save(username: String, userID: Int?) {
    try? AtomicFile.write(Self.content(username, userID), to: path)
  }

  func remove() { try? AtomicFile.remove(path) }

  private static let check = "check "

  private static func content(_ username: String, _ userID: Int?) -> [UInt8] {
    let lines = "\(username)\n\(userID.map(String.init) ?? "")"
    return Array("\(lines)\n\(check)\(String(Checksum.hash(lines), radix: 16))".utf8)
  }
}
