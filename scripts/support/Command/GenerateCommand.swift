internal import Foundation

/// `scripts/generate`: what is written from the registry and the sources.
struct GenerateCommand {
  let root: String
  let registry: Registry
  let flags: [String: String]

  func run() -> Int32 {
    if flags["--graph"] != nil {
      print(ModuleGraph(registry.modules).text, terminator: "")
      return 0
    }
    // For a choice of modules, or another folder, there is the manifest alone.
    let folder = flags["--into"] ?? root
    guard let files = chosen() else { return 2 }
    for file in files {
      do {
        if flags["--check"] == nil {
          _ = try file.write(in: folder)
        } else if file.staleLine(in: folder) != nil {
          return CommandLineTool.fail(1, "\(folder)/\(file.path) is stale: run scripts/generate")
        }
      } catch {
        return CommandLineTool.fail(1, "\(folder)/\(file.path) could not be written: \(error)")
      }
    }
    return 0
  }

  /// Nil when a module is asked for that there is not.
  private func chosen() -> [GeneratedFile]? {
    if let only = flags["--only"] {
      let names = only.split(separator: ",").map(String.init)
      if let unknown = names.first(where: { name in !registry.all.contains { $0.name == name } }) {
        _ = CommandLineTool.fail(2, "no module is called \(unknown)")
        return nil
      }
      return [.manifest(registry.closure(of: names))]
    }
    if flags["--into"] != nil { return [.manifest(registry.all)] }
    return GeneratedFile.all(registry, Composition(SourceTree(root: root, registry: registry)))
  }
}
