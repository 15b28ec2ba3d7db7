internal import Foundation

/// The documents of a tree, each read once, and what they may point to.
struct DocTree {
  /// In the order of their paths.
  private(set) var documents: [DocFile] = []
  /// What could not be read.
  private(set) var findings: [Finding] = []
  private let root: String

  /// The top's own documents, all below `docs`, and the `README.md` of each example.
  init(root: String) {
    self.root = root
    let top = ["CHANGELOG.md", "CONTRIBUTING.md", "README.md"].filter(exists)
    let below = paths(below: "docs").filter { $0.hasSuffix(".md") }
    let examples = paths(below: "Examples").filter { $0.hasSuffix("/README.md") && !$0.contains("/.") }
    for path in (top + below + examples).sorted() {
      if let data = FileManager.default.contents(atPath: root + "/" + path) {
        documents.append(DocFile(path: path, text: String(decoding: data, as: UTF8.self)))
      } else {
        findings.append(Finding(.unreadable, path, 1, "the document could not be read"))
      }
    }
  }

  func document(at path: String) -> DocFile? { documents.first { $0.path == path } }

  /// Whether a file or folder is there; `path` from the root, and never out of it.
  func exists(_ path: String) -> Bool {
    !path.split(separator: "/").contains("..") && FileManager.default.fileExists(atPath: root + "/" + path)
  }

  /// Whether the pattern, with `*` for what may stand there, fits a file or folder.
  func matches(_ pattern: String) -> Bool {
    var found = glob_t()
    defer { globfree(&found) }
    return glob(root + "/" + pattern, 0, nil, &found) == 0
  }

  private func paths(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: root + "/" + folder) else { return [] }
    return names.compactMap { ($0 as? String).map { folder + "/" + $0 } }
  }
}
