internal import Foundation
internal import Testing

/// The tests that a page of the documentation names beside its promises are there.
@Suite struct PromiseTableTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [("flow.md", "## What is promised", 80), ("network.md", "## A hostile service", 45)])
  func everyTestThatThePageNamesIsThere(page: String, heading: String, least: Int) throws {
    let text = try String(contentsOf: root.appending(path: "docs/\(page)"), encoding: .utf8)
    let table = try #require(text.components(separatedBy: heading).last)
    let files = try testFiles()
    var names = 0
    for name in Set(table.matches(of: /`([A-Za-z]+Tests)(?:\/([^`]+))?`/).map { "\($0.1)/\($0.2 ?? "")" }) {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      // A suite has files of its name, and nothing else does.
      let suites = try files.filter { $0.lastPathComponent.prefix { !"+.".contains($0) } == parts[0] }
        .map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(!suites.isEmpty, "there is no suite \(parts[0])")
      guard parts.count == 2 else { continue }
      let test = parts[1]
      let isThere = suites.contains { $0.contains("func \(test)(") || $0.contains("func `\(test)`(") }
      #expect(isThere, "there is no test \(name)")
      names += 1
    }
    #expect(names >= least)
  }

  @Test(arguments: [("flow.md", 4), ("network.md", 2)])
  func everyScriptThatThePageNamesIsThere(page: String, least: Int) throws {
    let text = try String(contentsOf: root.appending(path: "docs/\(page)"), encoding: .utf8)
    let scripts = text.matches(of: /`(Tests\/Programs\/[^`]+)`/).map { String($0.1) }
    #expect(scripts.count >= least)
    for script in scripts {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: script).path), "there is no \(script)")
    }
  }

  private func testFiles() throws -> [URL] {
    let folder = root.appending(path: "Tests").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
