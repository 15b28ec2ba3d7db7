internal import Foundation

/// A feature made from the templates: the files that it adds to a tree, and the lines that it adds to others.
///
/// What it adds and what it takes away are one list, so that taking away leaves the tree as it was.
struct Scaffold {
  let name: String
  let resource: ScaffoldResource
  let tree: ScaffoldTree
  private let formatter: Tool

  /// - Parameter formatter: `swift-format`: names of another length break lines elsewhere.
  init(name: String, resource: ScaffoldResource, root: String, formatter: Tool) {
    self.name = name
    self.resource = resource
    tree = ScaffoldTree(root: root)
    self.formatter = formatter
  }

  private static let templates = "scripts/templates"

  /// The files of the feature: path and text.
  func featureFiles() throws -> [String: String] {
    try formatted(
      written(from: "feature").merging(written(from: "\(resource.rawValue)/feature")) { _, own in own }
        .filter { path, _ in hasAliases || !path.hasSuffix("Place+Aliases.swift") })
  }

  /// The files of the resource, from the wire up to the use cases.
  func layerFiles() throws -> [String: String] { try formatted(written(from: "\(resource.rawValue)/layers")) }

  /// The service's name for the resource is an address of its own, unless the feature or another one is called so.
  private var hasAliases: Bool {
    name.lowercased() != resource.rawValue
      && !tree.files(below: places).contains { path in
        path.hasSuffix("+Aliases.swift") && path != "\(places)/\(name)Place+Aliases.swift"
          && tree.text(path)?.contains("\"\(resource.rawValue)/:id\"") == true
      }
      && !tree.exists("\(places)/\(resource.rawValue.capitalized)Place+Shell.swift")
  }

  private var places: String { "Sources/Features/EntireTab/Router/Places" }

  /// Whether the resource is wired up to the use cases.
  var hasLayers: Bool { tree.exists("Sources/Layers/Domain/\(resource.entity)") }

  /// Whether a feature beside this one is made over the resource.
  var isShared: Bool {
    tree.files(below: "Sources/Features").contains { path in
      !path.hasPrefix("Sources/Features/\(name)/") && !path.contains("/\(name)Place+")
        && !path.hasSuffix("+\(name).swift") && !path.hasSuffix("\(resource.entity)Query+Snapshot.swift")
        && tree.text(path)?.contains("Load\(resource.entity)s") == true
    }
  }

  private func written(from folder: String) throws -> [String: String] {
    let words = ScaffoldWords(name: name, resource: resource)
    let base = "\(Self.templates)/\(folder)"
    var files: [String: String] = [:]
    for path in tree.files(below: base) {
      guard let text = tree.text(path) else { throw ScaffoldError("\(path) cannot be read") }
      files[words.applied(to: String(path.dropFirst(base.count + 1)))] = words.applied(to: text)
    }
    guard !files.isEmpty else { throw ScaffoldError("there is no template \(base)") }
    return files
  }

  /// The files in the tree's format, which depends on how long their names are.
  private func formatted(_ files: [String: String]) throws -> [String: String] {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("stoa-scaffold-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: folder) }
    let copy = ScaffoldTree(root: folder)
    for (path, text) in files { try copy.write(text, to: path) }
    if let configuration = tree.text(".swift-format") { try copy.write(configuration, to: ".swift-format") }
    let swift = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let (status, output) = try formatter.run(["format", "--in-place", "--parallel"] + swift, in: folder)
    guard status == 0 else { throw ScaffoldError("swift-format failed: \(output.prefix(300))") }
    return files.reduce(into: [:]) { $0[$1.key] = copy.text($1.key) ?? $1.value }
  }
}
