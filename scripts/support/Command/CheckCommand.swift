internal import Foundation

/// `scripts/check`: holds the tree to its rules, mends what it can, or draws how the program is put together.
struct CheckCommand {
  let root: String
  let registry: Registry
  let flags: Set<String>

  func run() -> Int32 {
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    if flags.subtracting(["--root"]).count > 1 { return CommandLineTool.fail(2, "--fix, --graph and --api go alone") }
    if flags.contains("--graph") {
      let tree = SourceTree(root: root, registry: registry)
      print(CompositionGraph(composition: Composition(tree)).text, terminator: "")
      return 0
    }
    if flags.contains("--api") {
      return report(ApiCheck(root: root, registry: registry, searchPath: searchPath).findings())
    }
    var registry = registry
    if flags.contains("--fix") {
      var fixer = Fixer(root: root, registry: registry, searchPath: searchPath)
      fixer.fix()
      for line in fixer.done { print("fixed: \(line)") }
      registry = fixer.registry
    }
    return report(Checker(root: root, registry: registry, searchPath: searchPath).findings())
  }

  private func report(_ findings: [Finding]) -> Int32 {
    for finding in findings { print(finding) }
    return findings.isEmpty
      ? 0 : CommandLineTool.fail(1, findings.count == 1 ? "1 finding" : "\(findings.count) findings")
  }
}
