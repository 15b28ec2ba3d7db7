internal import Foundation

/// Whether `swift format lint --strict` is content with every Swift file of the tree, its manifest and its registry.
struct FormatCheck {
  let tree: SourceTree
  let root: String
  let formatter: Tool?

  func findings() -> [Finding] {
    guard let formatter else {
      return [Finding(.toolMissing, "scripts/check", 1, "swift-format is not on the PATH, so no format was checked")]
    }
    // A clean file is known by its bytes and the configuration, and not asked about again.
    var cache = ResultCache("format", root: root)
    var keys: [String: ContentHash] = [:]
    let configuration = FileManager.default.contents(atPath: root + "/.swift-format") ?? Data()
    for (path, bytes) in candidates() {
      var key = ContentHash()
      key.add(Array(configuration))
      key.add(path)
      key.add(bytes)
      if cache.result(for: key) == nil { keys[path] = key }
    }
    let findings = keys.isEmpty ? [] : lint(keys.keys.sorted(), with: formatter)
    let dirty = Set(findings.map(\.file))
    if !dirty.contains("scripts/check") {
      for (path, key) in keys where !dirty.contains(path) { cache.keep("clean", for: key) }
    }
    cache.save()
    return findings
  }

  private func candidates() -> [(String, [UInt8])] {
    let top = ["Modules.swift", "Package.swift"].compactMap { path in
      FileManager.default.contents(atPath: root + "/" + path).map { (path, Array($0)) }
    }
    // The tools' folder holds a link to the registry, which stands at the top.
    let files = tree.files.filter { $0.isSwift && !$0.path.hasSuffix("/Modules.swift") }
    return top + files.map { ($0.path, $0.bytes) }
  }

  private func lint(_ paths: [String], with formatter: Tool) -> [Finding] {
    do {
      let (status, output) = try formatter.run(["lint", "--strict", "--parallel"] + paths, in: root)
      let findings = output.split(separator: "\n").compactMap(finding)
      if status != 0, findings.isEmpty {
        return [Finding(.format, "scripts/check", 1, "swift-format failed: \(output.prefix(300))")]
      }
      return findings
    } catch {
      return [Finding(.toolMissing, "scripts/check", 1, "swift-format could not be started: \(error)")]
    }
  }

  /// From one line, `path:line:column: error: [Rule] text`.
  private func finding(_ line: Substring) -> Finding? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let number = Int(parts[1]), parts[3] == " error" || parts[3] == " warning" else {
      return nil
    }
    let path = parts[0].hasPrefix(root + "/") ? parts[0].dropFirst(root.count + 1) : parts[0]
    return Finding(.format, String(path), number, parts[4].trimmingPrefix(" ").description)
  }
}
