/// Finds what tells the compiler to look away in `Sources`: unchecked sendability, and operations that trap.
///
/// A handle of the system cannot be checked, so Terminal, Storage and Networking may each have one type that is not.
struct EscapeHatchCheck {
  private static let handleOwners: Set<String> = ["StoaTerminal", "StoaStorage", "StoaNetworking"]

  let tree: SourceTree

  func findings() -> [Finding] {
    var owners = Set<String>()
    return tree.files.filter { $0.path.hasPrefix("Sources/") && $0.isSwift }.flatMap { file in
      file.tokens.indices.compactMap { index -> Finding? in
        guard case .word = file.tokens[index].kind, let message = message(file, index, &owners) else { return nil }
        return Finding(.escapeHatch, file.path, file.tokens[index].line, message)
      }
    }
  }

  private func message(_ file: SourceFile, _ index: Int, _ owners: inout Set<String>) -> String? {
    let name = file.module.name
    if file.word(at: index, is: "unchecked"), file.symbol(at: index - 1, is: Ascii.at) {
      let isFirst = Self.handleOwners.contains(name) && owners.insert(name).inserted
      return isFirst ? nil : "@unchecked outside the one handle type of Terminal, Storage or Networking"
    }
    if file.word(at: index, is: "unsafe"), file.word(at: index - 2, is: "nonisolated") {
      let isFirst = Self.handleOwners.contains(name) && owners.insert(name).inserted
      return isFirst ? nil : "nonisolated(unsafe) outside the one handle type of Terminal, Storage or Networking"
    }
    if file.word(at: index, is: "try") || file.word(at: index, is: "as"),
      file.symbol(at: index + 1, is: Ascii.exclamation), file.touches(index, index + 1)
    {
      return "\(file.text(file.tokens[index]))! traps on what data may decide"
    }
    if file.word(at: index, is: "fatalError"), file.symbol(at: index + 1, is: Ascii.open),
      !file.symbol(at: index - 1, is: Ascii.dot)
    {
      return "fatalError ends the program before the terminal is restored"
    }
    return nil
  }
}
