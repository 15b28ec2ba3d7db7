/// Whether each block of commands says how it is to be taken, can be read by a shell, and names scripts that are there.
///
/// `Tests/Programs/the-documents-commands-work.sh` runs those that say `run`, and reads the `interactive` ones.
struct DocCommandCheck {
  let tree: DocTree
  let shell: Tool?

  private static let tags = ["run", "interactive"]

  func findings() -> [Finding] {
    tree.documents.flatMap { document in
      document.blocks.flatMap { block in
        block.isCommands ? findings(in: block, of: document) : hidden(in: block, of: document)
      }
    }
  }

  private func findings(in block: DocBlock, of document: DocFile) -> [Finding] {
    guard block.info.count == 2, Self.tags.contains(block.info[1]) else {
      return [
        Finding(
          .docCommand, document.path, block.line,
          "commands go under '\(block.info[0]) run' or '\(block.info[0]) interactive'")
      ]
    }
    return syntax(of: block, in: document) + scripts(of: block, in: document)
  }

  private func syntax(of block: DocBlock, in document: DocFile) -> [Finding] {
    guard let shell else {
      return [Finding(.toolMissing, "scripts/check", 1, "bash is not on the PATH, so no command was read")]
    }
    do {
      let (status, output) = try shell.run(["-n", "-c", block.script], in: "/")
      if status == 0 { return [] }
      let text = output.split(separator: "\n").first ?? ""
      return [Finding(.docCommand, document.path, block.line, "a shell cannot read this: \(text)")]
    } catch {
      return [Finding(.toolMissing, "scripts/check", 1, "bash could not be started: \(error)")]
    }
  }

  private func scripts(of block: DocBlock, in document: DocFile) -> [Finding] {
    block.script.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      line.split { " ;&|()'\"`".contains($0) }.compactMap { word -> Finding? in
        let path = word.hasPrefix("./") ? word.dropFirst(2) : word
        guard path.hasPrefix("scripts/"), !tree.exists(String(path)) else { return nil }
        return Finding(.docCommand, document.path, block.line + 1 + index, "there is no '\(path)'")
      }
    }
  }

  /// Commands in a block that does not say so would be run by nobody.
  private func hidden(in block: DocBlock, of document: DocFile) -> [Finding] {
    guard block.info.isEmpty, let line = block.lines.firstIndex(where: isCommand) else { return [] }
    return [
      Finding(
        .docCommand, document.path, block.line + 1 + line, "a block that holds commands is marked sh or console")
    ]
  }

  private func isCommand(_ line: String) -> Bool {
    ["$ ", "stoa ", "scripts/", "./scripts/", "swift "].contains { line.hasPrefix($0) }
  }
}
