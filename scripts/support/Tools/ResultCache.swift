internal import Foundation

/// Results of slow checks, kept below `.build/support` by the hash of what was checked.
///
/// A cache that cannot be read or written costs time and nothing else.
struct ResultCache {
  private let file: String
  private var known: [String: String] = [:]
  private var used: [String: String] = [:]

  init(_ name: String, root: String) {
    file = root + "/.build/support/" + name
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { known[String(parts[0])] = String(parts[1]) }
    }
  }

  mutating func result(for key: ContentHash) -> String? {
    guard let result = known[key.text] else { return nil }
    used[key.text] = result
    return result
  }

  mutating func keep(_ result: String, for key: ContentHash) { used[key.text] = result }

  /// Writes what this run used; older results are forgotten.
  func save() {
    guard used != known else { return }
    let text = used.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
