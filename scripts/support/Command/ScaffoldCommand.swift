internal import Foundation

/// What `scripts/new-feature` runs.
package struct ScaffoldCommand {
  private let arguments: [String]
  private let registry: Registry

  /// - Parameter arguments: The words behind the name of the command.
  package init(_ arguments: [String], registry: Registry) {
    self.arguments = arguments
    self.registry = registry
  }

  /// 0: done, or nothing to do. 1: it could not be done, and nothing was changed. 2: wrong usage.
  package func run() -> Int32 {
    do {
      return try carryOut()
    } catch let error as ScaffoldError {
      return fail(1, error.message)
    } catch {
      return fail(1, "\(error)")
    }
  }

  private static let usage = "usage: scripts/new-feature NAME [--resource photos|albums] [--remove [--force]]"

  private func carryOut() throws -> Int32 {
    var (root, names, resource, removes, forces) = (".", [String](), String?.none, false, false)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--root": root = rest.popFirst() ?? root
      case "--resource":
        guard let value = rest.popFirst() else { return fail(2, "--resource takes photos or albums") }
        resource = value
      case "--remove": removes = true
      case "--force": forces = true
      case _ where word.hasPrefix("-"): return fail(2, "unknown word: \(word). \(Self.usage)")
      default: names.append(word)
      }
    }
    guard names.count == 1, let name = names.first, removes || !forces else { return fail(2, Self.usage) }
    guard let kind = resource.map(ScaffoldResource.init(rawValue:)) ?? ScaffoldResource(defaultFor: name) else {
      let known = ScaffoldResource.allCases.map(\.rawValue).joined(separator: ", ")
      return fail(2, "no tab can be made over '\(resource ?? "")'; these are known: \(known)")
    }
    guard let formatter = Tool("swift-format", searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
      return fail(1, "swift-format is not on the PATH")
    }
    let tree = ScaffoldTree(root: root)
    func scaffold(over kind: ScaffoldResource) -> Scaffold {
      Scaffold(name: name, resource: kind, root: root, formatter: formatter)
    }
    if removes {
      // Whoever takes it away need not know what it was made over.
      let made = ScaffoldResource.allCases.first { tree.exists("Sources/Features/\(name)/Logic/\($0.entity)") }
      let isLeaf = tree.exists("Sources/Features/\(name)")
      guard !isLeaf || made != nil else { return fail(1, "\(name) was not made by scripts/new-feature") }
      return say(try scaffold(over: made ?? kind).remove(force: forces), name)
    }
    let isMade = ScaffoldResource.allCases.contains { tree.exists("Sources/Features/\(name)/Logic/\($0.entity)") }
    if !isMade, let problem = ScaffoldName.problem(name, modules: modules, places: places(in: tree)) {
      return fail(2, problem)
    }
    return say(try scaffold(over: kind).add(), name)
  }

  private var modules: Set<String> { Set(registry.all.map(\.name)) }

  /// The first words of the addresses that are there, and the commands of the program.
  private func places(in tree: ScaffoldTree) -> Set<String> {
    var words: Set<String> = [
      "cache", "completions", "doctor", "fetch", "help", "links", "paths", "serve", "session", "tapes",
    ]
    for path in tree.files(below: "Sources/Features/EntireTab/Router/Places") where path.hasSuffix("Place+Shell.swift")
    {
      guard let name = path.split(separator: "/").last?.dropLast("Place+Shell.swift".count) else { continue }
      words.insert(name.lowercased())
    }
    return words
  }

  private func say(_ outcome: Scaffold.Outcome, _ name: String) -> Int32 {
    switch outcome {
    case .added(let files): print("\(name) is a tab now: \(files) files; scripts/run \(name.lowercased()) shows it")
    case .wasThere: print("\(name) is there already; nothing was changed")
    case .removed(let files): print("\(name) is gone: \(files) files")
    case .wasNotThere: print("there is no \(name); nothing was changed")
    }
    return 0
  }

  private func fail(_ status: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data("scripts/new-feature: \(message)\n".utf8))
    return status
  }
}
