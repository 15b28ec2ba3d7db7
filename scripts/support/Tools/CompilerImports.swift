internal import Foundation
internal import Synchronization

/// What the compiler itself says each module's files import.
///
/// `swiftc -frontend -emit-imported-modules` parses and nothing more, about 30 ms for a module; its answers are kept by
/// the hash of the files.
struct CompilerImports {
  private let compiler: Tool
  private let root: String

  init(compiler: Tool, root: String) {
    self.compiler = compiler
    self.root = root
  }

  /// For each group of files, the modules that they import together, or the finding that says why it is not known.
  func imports(of groups: [[SourceFile]]) -> [Result<Set<String>, ImportFailure>] {
    var cache = ResultCache("imports", root: root)
    let keys = groups.map(key)
    let kept = keys.map { cache.result(for: $0) }
    let answers = Mutex<[Int: Result<Set<String>, ImportFailure>]>([:])
    let open = groups.indices.filter { kept[$0] == nil }
    DispatchQueue.concurrentPerform(iterations: open.count) { index in
      let answer = ask(groups[open[index]])
      answers.withLock { $0[open[index]] = answer }
    }
    let asked = answers.withLock { $0 }
    let results = groups.indices.map { index -> Result<Set<String>, ImportFailure> in
      if let text = kept[index] { return .success(Set(text.split(separator: " ").map(String.init))) }
      return asked[index] ?? .failure(ImportFailure(message: "the compiler was not asked", file: nil, line: 1))
    }
    for index in open {
      if case .success(let names) = results[index] {
        cache.keep(names.sorted().joined(separator: " "), for: keys[index])
      }
    }
    cache.save()
    return results
  }

  private func key(_ files: [SourceFile]) -> ContentHash {
    var hash = ContentHash()
    hash.add(compiler.path)
    for file in files {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    return hash
  }

  private func ask(_ files: [SourceFile]) -> Result<Set<String>, ImportFailure> {
    let arguments =
      ["-frontend", "-emit-imported-modules", "-swift-version", "6", "-module-name", "Asked"]
      + files.map(\.path) + ["-o", "-"]
    do {
      let (status, output) = try compiler.run(arguments, in: root)
      let lines = output.split(separator: "\n").map(String.init)
      let isList = lines.allSatisfy { !$0.contains(" ") && !$0.contains(":") }
      guard status == 0, isList else { return .failure(ImportFailure(diagnostics: lines)) }
      return .success(Set(lines))
    } catch {
      return .failure(ImportFailure(message: "the compiler could not be started: \(error)", file: nil, line: 1))
    }
  }
}
