/// Whether what the documents point to is there: files, headings, and the paths that stand in code spans.
struct DocLinkCheck {
  let tree: DocTree

  /// What begins a path of the repository; those of the second list leave `Sources` out.
  private static let folders = ["Sources", "Tests", "scripts", "docs", "Examples"]
  private static let shortened = ["App", "Features", "Utils", "Layers", "Backend", "Core", "ThirdParties"]

  func findings() -> [Finding] {
    tree.documents.flatMap { document in
      document.targets.compactMap { target in
        problem(with: target.text, in: document).map { Finding(.docLink, document.path, target.line, $0) }
      }
        + document.spans.compactMap { span in
          isThere(span.text) ? nil : Finding(.docLink, document.path, span.line, "there is no '\(span.text)'")
        }
    }
  }

  private func problem(with target: String, in document: DocFile) -> String? {
    if target.contains("://") || target.hasPrefix("mailto:") { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].isEmpty ? document.path : resolve(parts[0], from: document.path)
    guard let path, tree.exists(path) else { return "'\(target)' leads to no file" }
    guard parts.count == 2 else { return nil }
    guard let found = tree.document(at: path) else { return "'\(target)' leads into what is no document" }
    return found.anchors.contains(parts[1]) ? nil : "'\(target)' leads to no heading"
  }

  /// From the root; nil where the target leads out of the tree.
  private func resolve(_ target: String, from path: String) -> String? {
    var folders = path.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(part)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return folders.joined(separator: "/")
  }

  /// True of what is no path, and of one with a part that the reader puts in: `NAME`, `…`.
  private func isThere(_ span: String) -> Bool {
    let words = span.split(separator: " ")
    guard let word = words.first, let folder = word.split(separator: "/").first, word.contains("/") else { return true }
    let isShort = Self.shortened.contains(String(folder))
    // A command has words behind it, and a file of the sources has none.
    guard isShort ? words.count == 1 : Self.folders.contains(String(folder)) else { return true }
    let isOpen = word.contains("…") || word.contains("<") || word.contains("NAME")
    guard !isOpen, word.last != "/" || tree.exists(String(word.dropLast())) else { return isOpen }
    let path = (isShort ? "Sources/" : "") + word
    // A Swift file may go without its ending.
    return [path, path + ".swift"].contains { $0.contains("*") ? tree.matches($0) : tree.exists($0) }
  }
}
