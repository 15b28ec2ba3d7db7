internal import Foundation

/// What `scripts/generate` and `scripts/check` run: the words of the command line, and the exit status.
package struct CommandLineTool {
  private let arguments: [String]
  private let registry: Registry

  package init(arguments: [String], registry: Registry) {
    self.arguments = arguments
    self.registry = registry
  }

  /// 0: done, nothing found. 1: findings, or a file could not be written. 2: wrong usage.
  package func run() -> Int32 {
    let known = ["--only": true, "--into": true, "--root": true, "--graph": false, "--check": false]
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard let takesValue = known[word], !takesValue || rest.popFirst() != nil else {
        return fail(2, "unknown word or missing value: \(word)")
      }
    }
    switch arguments.first {
    case "generate": return generate()
    case "check": return check()
    default: return fail(2, "usage: generate | check")
    }
  }

  private func generate() -> Int32 {
    if arguments.contains("--graph") {
      print(ModuleGraph(registry.modules).text, terminator: "")
      return 0
    }
    var chosen = registry.all
    if let only = value(after: "--only") {
      let names = only.split(separator: ",").map(String.init)
      if let unknown = names.first(where: { name in !registry.all.contains { $0.name == name } }) {
        return fail(2, "no module is called \(unknown)")
      }
      chosen = registry.closure(of: names)
    }
    let file = (value(after: "--into") ?? value(after: "--root") ?? ".") + "/Package.swift"
    let text = Manifest(chosen).text
    let current = try? String(contentsOfFile: file, encoding: .utf8)
    if arguments.contains("--check") {
      return current == text ? 0 : fail(1, "\(file) is stale: run scripts/generate")
    }
    guard current != text else { return 0 }
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      return 0
    } catch {
      return fail(1, "\(file) could not be written: \(error)")
    }
  }

  private func check() -> Int32 {
    let root = URL(fileURLWithPath: value(after: "--root") ?? ".").standardizedFileURL.path
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let findings = Checker(root: root, registry: registry, searchPath: searchPath).findings()
    for finding in findings { print(finding) }
    return findings.isEmpty ? 0 : fail(1, "\(findings.count) findings")
  }

  private func value(after flag: String) -> String? {
    arguments.firstIndex(of: flag).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  private func fail(_ status: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data("scripts: \(message)\n".utf8))
    return status
  }
}
