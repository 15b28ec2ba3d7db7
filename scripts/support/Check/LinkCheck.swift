/// Whether the module map of each system library links what the registry says, and nothing else.
struct LinkCheck {
  let registry: Registry
  let tree: SourceTree

  func findings() -> [Finding] {
    registry.all.filter { $0.kind == .systemLibrary }.flatMap { module -> [Finding] in
      guard let map = tree.files(of: module).first(where: { $0.path.hasSuffix("/module.modulemap") }) else {
        return []
      }
      let links = links(in: map)
      let extra = links.filter { !module.link.contains($0.name) }.map {
        Finding(.linkLine, map.path, $0.line, "links \($0.name), which the registry does not")
      }
      let missing = module.link.filter { name in !links.contains { $0.name == name } }.map {
        Finding(.linkLine, map.path, 1, "does not link \($0), which the registry says")
      }
      return extra + missing
    }
  }

  private func links(in map: SourceFile) -> [(name: String, line: Int)] {
    // A module map has Swift's words, strings and comments.
    let tokens = Tokenizer.tokens(of: map.bytes)
    return zip(tokens, tokens.dropFirst()).compactMap { word, value in
      guard case .word = word.kind, case .literal = value.kind, map.text(word) == "link" else { return nil }
      return (map.text(value).filter { $0 != "\"" }, value.line)
    }
  }
}
