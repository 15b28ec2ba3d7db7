internal import StoaCanvas
internal import StoaJSON
package import StoaNetworking

/// How `stoa cache` prints what it has found and done.
package struct CacheReport {
  package let path: String
  private let limits: CacheLimits
  private let isJSON: Bool

  package init(path: String, limits: CacheLimits, isJSON: Bool) {
    self.path = path
    self.limits = limits
    self.isJSON = isJSON
  }

  package func text(_ statistics: CacheStatistics) -> String {
    let oldest = statistics.oldest.map { Timestamp.text($0 / 1_000) }
    let newest = statistics.newest.map { Timestamp.text($0 / 1_000) }
    if isJSON {
      let accounts = statistics.accounts.map(JSONText.printed).joined(separator: ",")
      return object([
        ("entries", "\(statistics.entries)"), ("bytes", "\(statistics.bytes)"),
        ("fileBytes", "\(statistics.fileBytes)"), ("maxEntries", "\(limits.entries)"), ("maxBytes", "\(limits.bytes)"),
        ("oldest", oldest.map(JSONText.printed) ?? "null"), ("newest", newest.map(JSONText.printed) ?? "null"),
        ("accounts", "[\(accounts)]"),
      ])
    }
    return lines([
      ("file", path), ("entries", "\(statistics.entries) of at most \(limits.entries)"),
      ("bytes", "\(statistics.bytes) of at most \(limits.bytes)"), ("on disk", "\(statistics.fileBytes)"),
      ("oldest", oldest ?? "-"), ("newest", newest ?? "-"),
      ("accounts", statistics.accounts.isEmpty ? "-" : statistics.accounts.joined(separator: ", ")),
    ])
  }

  package func text(_ found: CacheVerification) -> String {
    if isJSON {
      return object([
        ("clean", "\(found.isClean)"), ("sound", "\(found.sound)"), ("dropped", "\(found.dropped)"),
        ("setAside", "\(found.isSetAside)"),
      ])
    }
    if found.isSetAside { return "the file was damaged and has been set aside\n" }
    let sound = "\(Self.answers(found.sound)) whole"
    return found.isClean ? "clean: \(sound)\n" : "dropped: \(Self.answers(found.dropped)) damaged, \(sound)\n"
  }

  package func text(removed before: CacheStatistics, leaving after: CacheStatistics) -> String {
    let entries = max(0, before.entries - after.entries)
    let bytes = max(0, before.bytes - after.bytes)
    if isJSON { return object([("entries", "\(entries)"), ("bytes", "\(bytes)"), ("left", "\(after.entries)")]) }
    return "dropped: \(Self.answers(entries)), \(bytes) bytes; \(Self.answers(after.entries)) left\n"
  }

  /// For where there is no file.
  package func nothing(_ verb: CacheRequest.Verb) -> String {
    guard isJSON else { return "nothing is cached\n" }
    switch verb {
    case .stats: return text(CacheStatistics())
    case .verify: return text(CacheVerification())
    case .purge: return text(removed: CacheStatistics(), leaving: CacheStatistics())
    }
  }

  private func object(_ members: [(String, String)]) -> String {
    let all = [("file", JSONText.printed(path))] + members
    return "{\(all.map { "\(JSONText.printed($0.0)):\($0.1)" }.joined(separator: ","))}\n"
  }

  private func lines(_ rows: [(String, String)]) -> String {
    rows.map { "\($0.0)\t\(SafeText.line($0.1))\n" }.joined()
  }

  private static func answers(_ count: Int) -> String { count == 1 ? "1 answer" : "\(count) answers" }
}
