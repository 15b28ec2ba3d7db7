internal import Foundation

/// A file that `scripts/generate` writes and nobody else: the manifest, and the pages of `docs` that are graphs.
struct GeneratedFile: Sendable {
  /// From the root of the tree.
  let path: String
  let text: String
  /// What it breaks when it is not as it should be.
  let rule: RuleID

  /// All of them, as the tree has them to be.
  static func all(_ registry: Registry, _ composition: Composition) -> [GeneratedFile] {
    [manifest(registry.all), page(of: registry), page(of: composition)]
  }

  static func manifest(_ modules: [Module]) -> GeneratedFile {
    GeneratedFile(path: "Package.swift", text: Manifest(modules).text, rule: .manifestStale)
  }

  private static func page(of registry: Registry) -> GeneratedFile {
    GeneratedFile(
      page: "modules", title: "Modules", about: "Every module and what it imports, by layers, without tests and tools.",
      source: "`Modules.swift`", chart: ModuleGraph(registry.modules).text)
  }

  private static func page(of composition: Composition) -> GeneratedFile {
    GeneratedFile(
      page: "composition", title: "Composition",
      about: "The containers that the program is put together by, what each hands out, and which types take it.",
      source: "the sources", chart: CompositionGraph(composition: composition).text)
  }

  private init(path: String, text: String, rule: RuleID) {
    self.path = path
    self.text = text
    self.rule = rule
  }

  private init(page: String, title: String, about: String, source: String, chart: String) {
    self.init(
      path: "docs/\(page).md",
      text: "# \(title)\n\n\(about) Written by `scripts/generate` from \(source).\n\n```mermaid\n\(chart)```\n",
      rule: .graphStale)
  }

  /// The first line, counted from 1, that is not as it should be; nil when all are, 0 when there is no file.
  func staleLine(in root: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return 0 }
    let found = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    return found == wanted ? nil : zip(found, wanted).prefix { $0 == $1 }.count + 1
  }

  /// Writes it where it is not as it should be; whether it was not.
  func write(in root: String) throws -> Bool {
    guard staleLine(in: root) != nil else { return false }
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
    return true
  }
}
