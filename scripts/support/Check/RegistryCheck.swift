/// What the registry says is checked against itself and the folders: names, folders, dependencies, circles.
struct RegistryCheck {
  private static let file = "Modules.swift"

  let registry: Registry
  let tree: SourceTree

  func findings() -> [Finding] { twice() + empty() + unknown() + forbidden() + circles() }

  private func twice() -> [Finding] {
    var names = Set<String>()
    var folders = Set<String>()
    return registry.all.compactMap { module in
      let isNew = names.insert(module.name).inserted
      let isAlone = folders.insert(module.path).inserted
      guard !isNew || !isAlone else { return nil }
      return Finding(
        .moduleTwice, Self.file, module.line,
        isNew ? "the folder \(module.path) has a module already" : "\(module.name) is declared twice")
    }
  }

  private func empty() -> [Finding] {
    registry.all.filter { tree.files(of: $0).isEmpty }.map {
      Finding(.moduleEmpty, Self.file, $0.line, "\($0.name) has no source files in \($0.path)")
    }
  }

  private func unknown() -> [Finding] {
    let names = Set(registry.all.map(\.name))
    return registry.all.flatMap { module in
      module.dependencies.filter { !names.contains($0) }.map {
        Finding(.dependencyUnknown, Self.file, module.line, "\(module.name) depends on \($0), which is not declared")
      }
    }
  }

  /// Of what is not Swift: nobody asks those files what they import.
  private func forbidden() -> [Finding] {
    registry.all.filter { !$0.isSwift }.flatMap { module in
      module.dependencies.compactMap { name -> Finding? in
        guard let other = registry.all.first(where: { $0.name == name }), !registry.allows(module, toImport: other)
        else { return nil }
        return Finding(
          .dependencyLayer, Self.file, module.line,
          "\(module.name) (\(module.layer)) may not depend on \(name) (\(other.layer))")
      }
    }
  }

  /// One finding for each circle, at the module of it that is declared first.
  private func circles() -> [Finding] {
    let dependencies = Dictionary(registry.all.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { a, _ in a })
    var seen = Set<Set<String>>()
    return registry.all.compactMap { module in
      guard let way = way(from: module.name, backTo: module.name, dependencies), seen.insert(Set(way)).inserted else {
        return nil
      }
      return Finding(.cycle, Self.file, module.line, (way + [module.name]).joined(separator: " -> "))
    }
  }

  /// The shortest way along the arrows that ends where it began.
  private func way(from start: String, backTo end: String, _ dependencies: [String: [String]]) -> [String]? {
    var ways = [[start]]
    var visited: Set<String> = []
    while !ways.isEmpty {
      var longer: [[String]] = []
      for way in ways {
        for next in dependencies[way.last ?? start] ?? [] {
          if next == end { return way }
          if visited.insert(next).inserted { longer.append(way + [next]) }
        }
      }
      ways = longer
    }
    return nil
  }
}
