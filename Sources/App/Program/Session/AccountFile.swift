internal import DomainLayer
internal import StoaStorage

/// Remembers whose tokens are kept, so that the program can say so without asking.
struct AccountFile: Sendable {
  let path: String

  /// Who it is; nil where that is not known.
  var account: Account? {
    guard let bytes = try? AtomicFile.read(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let name = lines.first, !name.isEmpty else { return nil }
    return Account(username: String(name), userID: lines.dropFirst().first.flatMap { Int($0) })
  }

  /// Keeps the name; losing it costs nothing but the name, so a full disk is no error here.
  func save(username: String, userID: Int?) {
    let lines = [username, userID.map(String.init) ?? ""].joined(separator: "\n")
    try? AtomicFile.write(Array(lines.utf8), to: path)
  }

  func remove() { try? AtomicFile.remove(path) }
}
