internal import Glibc

/// A directory for one test's cache, removed with its files when the test lets go of it.
final class CacheFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/stoa-cache-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    path = isMade ? String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : "/nowhere"
  }

  deinit {
    for folder in [path + "/new", path] {
      for name in Self.names(in: folder) { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
  }

  /// In a directory that is not there yet.
  var file: String { path + "/new/responses.db" }

  /// The names beside the file, sorted.
  var names: [String] { Self.names(in: path + "/new") }

  static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  static func read(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// True when any file beside the cache, or the cache itself, has these bytes somewhere.
  func holds(_ text: String) -> Bool {
    names.contains { Self.contains(Self.read("\(path)/new/\($0)"), Array(text.utf8)) }
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { all in
      part.withUnsafeBytes { wanted in
        guard let start = all.baseAddress, let sought = wanted.baseAddress, all.count >= wanted.count else {
          return false
        }
        var offset = 0
        while offset <= all.count - wanted.count,
          let place = memchr(start + offset, Int32(wanted[0]), all.count - wanted.count - offset + 1)
        {
          if memcmp(place, sought, wanted.count) == 0 { return true }
          offset = UnsafeRawPointer(place) - start + 1
        }
        return false
      }
    }
  }

  private static func names(in path: String) -> [String] {
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

extension CacheFolder {
  static func remove(_ path: String) { unlink(path) }
  static func rename(_ path: String, _ target: String) { _ = Glibc.rename(path, target) }
}
