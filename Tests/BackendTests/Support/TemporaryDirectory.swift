internal import Glibc

/// A directory of its own for one test, removed with all it holds when the test lets go of it.
final class TemporaryDirectory: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/stoa-backend-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    path = isMade ? String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : "/nowhere"
  }

  deinit { remove() }

  func remove() {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Changes the byte at `offset` of a file in it for as long as `body` runs.
  func withFlippedByte<Value>(
    _ name: String, at offset: Int, by mask: UInt8, _ body: () async throws -> Value
  ) async throws -> Value {
    flip(name, at: offset, by: mask)
    defer { flip(name, at: offset, by: mask) }
    return try await body()
  }

  private func flip(_ name: String, at offset: Int, by mask: UInt8) {
    let descriptor = open("\(path)/\(name)", O_RDWR)
    defer { close(descriptor) }
    var byte: UInt8 = 0
    pread(descriptor, &byte, 1, offset)
    byte ^= mask
    pwrite(descriptor, &byte, 1, offset)
  }

  /// The files in it, sorted.
  var names: [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
