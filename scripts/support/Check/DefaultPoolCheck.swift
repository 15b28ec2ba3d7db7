/// Finds jobs on Swift's default pool in `Sources`: tasks without an executor, sleeping, actors, the main actor, queues.
struct DefaultPoolCheck {
  let tree: SourceTree

  func findings() -> [Finding] {
    tree.files.filter { $0.path.hasPrefix("Sources/") && $0.isSwift }.flatMap(findings)
  }

  private func findings(in file: SourceFile) -> [Finding] {
    file.tokens.indices.compactMap { index in
      guard case .word = file.tokens[index].kind, !file.symbol(at: index - 1, is: Ascii.dot),
        let message = message(file, index)
      else { return nil }
      return Finding(.defaultPool, file.path, file.tokens[index].line, message)
    }
  }

  private func message(_ file: SourceFile, _ index: Int) -> String? {
    if file.word(at: index, is: "Task") { return taskMessage(file, index) }
    if file.word(at: index, is: "actor") { return actorMessage(file, index) }
    if file.word(at: index, is: "MainActor") { return "the main actor's jobs run through libdispatch" }
    if file.word(at: index, is: "ContinuousClock") || file.word(at: index, is: "SuspendingClock") {
      return file.symbol(at: index + 1, is: Ascii.open) ? "this clock sleeps on the default pool" : nil
    }
    if file.word(at: index, is: "DispatchQueue") || file.word(at: index, is: "DispatchSource") {
      return "libdispatch is not used"
    }
    return nil
  }

  private func taskMessage(_ file: SourceFile, _ index: Int) -> String? {
    var next = index + 1
    if file.symbol(at: next, is: Ascii.less) {
      // As a type, `-> Task<Int, Never> {` starts nothing.
      guard !file.isType(at: index) else { return nil }
      next = file.index(after: next, closing: Ascii.less, with: Ascii.greater)
    }
    if file.symbol(at: next, is: Ascii.dot) {
      if file.word(at: next + 1, is: "sleep") { return "Task.sleep waits on the default pool; sleep on a clock" }
      let starts =
        file.word(at: next + 1, is: "detached") || file.word(at: next + 1, is: "init")
        || file.word(at: next + 1, is: "immediate")
      guard starts else { return nil }
      next += 2
    }
    if file.symbol(at: next, is: Ascii.brace) {
      return file.isType(at: index) ? nil : "a task without executorPreference runs on the default pool"
    }
    guard file.symbol(at: next, is: Ascii.open) else { return nil }
    let end = file.index(after: next, closing: Ascii.open, with: Ascii.close)
    let hasPreference = (next..<end).contains { file.word(at: $0, is: "executorPreference") }
    return hasPreference ? nil : "a task without executorPreference runs on the default pool"
  }

  private func actorMessage(_ file: SourceFile, _ index: Int) -> String? {
    guard file.isWord(at: index + 1), file.opensDeclaration(at: index + 2) else { return nil }
    return file.word(at: index + 1, is: "FlowActor")
      ? nil : "an actor of its own runs on the default pool; use FlowActor, or a class with a Mutex"
  }
}

extension SourceFile {
  /// Whether a type, not a value, is written here: behind a colon or an arrow.
  fileprivate func isType(at index: Int) -> Bool {
    if tokens.indices.contains(index - 1), case .arrow = tokens[index - 1].kind { return true }
    return symbol(at: index - 1, is: Ascii.colon)
  }

  fileprivate func opensDeclaration(at index: Int) -> Bool {
    symbol(at: index, is: Ascii.brace) || symbol(at: index, is: Ascii.colon) || symbol(at: index, is: Ascii.less)
      || word(at: index, is: "where")
  }

  /// The index behind the bracket that closes the one at `start`.
  fileprivate func index(after start: Int, closing open: UInt8, with close: UInt8) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      if symbol(at: index, is: open) { depth += 1 }
      if symbol(at: index, is: close) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}
