internal import DomainLayer
internal import StoaCanvas

/// What a recorded tape says before its first key: how it is replayed to the same screens.
package enum TapeHeading {
  /// - Parameters:
  ///   - invocation: What was recorded.
  ///   - name: The tape's file.
  ///   - isASCII: Whether the screen was drawn with ASCII alone.
  ///   - isReplay: Whether it is of a replay: where that began, and on which screen, its commands do not say.
  package static func text(_ invocation: Invocation, name: String, isASCII: Bool, isReplay: Bool = false) -> String {
    var words =
      ["stoa", "--replay", "\(name.split(separator: "/").last ?? "")"] + ReplayWords.of(invocation, isASCII: isASCII)
    if isReplay {
      if invocation.size != Invocation().size {
        words += ["--size", "\(invocation.size.columns)x\(invocation.size.rows)"]
      }
      if let link = invocation.link { words += ["--open", link] }
    }
    if let directory = invocation.dataDirectory { words += ["--data-dir", directory] }
    var lines = [
      "# Recorded by stoa \(Stoa.version). To replay it:", "#   \(words.map(quoted).joined(separator: " "))",
    ]
    if invocation.dataDirectory != nil {
      lines.append("# It began with the data of that directory, which has changed since if anything was changed.")
    }
    if !invocation.isEmbedded {
      lines.append("# The answers of the service are not in it, nor is a token for it.")
      if let line = variable("STOA_BACKEND", invocation.backend) { lines.append(line) }
    }
    if let theme = invocation.theme, let line = variable("STOA_THEME", theme.name) { lines.append(line) }
    return lines.map { "\(SafeText.line($0))\n" }.joined()
  }

  private static func variable(_ name: String, _ value: String) -> String? {
    ["\"", "'", "`"].first { !value.contains($0) }.map { "Env \(name) \($0)\(value)\($0)" }
  }

  /// As a shell takes it.
  private static func quoted(_ word: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=@%+,")
    guard word.isEmpty || !word.allSatisfy(plain.contains) else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
