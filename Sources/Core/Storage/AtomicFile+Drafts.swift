internal import Glibc

/// The files that are written beside the real one, and renamed when they are whole.
extension AtomicFile {
  static func draftName(of path: String, process: pid_t, number: Int) -> String {
    "\(path).\(process)-\(number).tmp"
  }

  /// Removes the drafts of `path` whose processes live no more: nobody will rename them. Best effort.
  ///
  /// A process of another machine on the same disk may lose a draft under its hands; its write then fails, no file breaks.
  static func removeOrphanedDrafts(of path: String) {
    let directory = directory(of: path)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let listing = opendir(directory) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard let process = process(ofDraft: name, of: file), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink("\(directory)/\(name)")
    }
  }

  /// Whose draft of `file` that is; nil for every other name.
  private static func process(ofDraft name: String, of file: String) -> pid_t? {
    guard name.hasPrefix(file + "."), name.hasSuffix(".tmp") else { return nil }
    let parts = name.dropFirst(file.count + 1).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, let number = Int(parts[1]),
      name == draftName(of: file, process: process, number: number)
    else { return nil }
    return process
  }
}
