/// One module of the package, as the registry in `Modules.swift` declares it.
package struct Module: Sendable {
  /// What SwiftPM builds it as.
  package enum Kind: Sendable { case systemLibrary, cModule, module, executable, tests, support }

  package let name: String
  package let kind: Kind
  package let layer: Layer
  /// Below `Sources/`; below `Tests/` for tests and benchmarks; below the root for a tool of `scripts/`.
  package let folder: String
  package internal(set) var dependencies: [String]
  /// The feature that the module is a part of, so that a rule can speak of a feature's own modules.
  package var feature: String?
  /// Libraries that the module map of a system library links; none where they are opened at first use.
  package var link: [String] = []
  /// Files and folders, below its own, that SwiftPM must not look at.
  package var exclude: [String] = []
  /// The line of `Modules.swift` that declares it.
  package let line: Int

  /// Its folder, from the root of the tree.
  package var path: String {
    switch kind {
    case .tests: "Tests/" + folder
    case .support: folder
    case .systemLibrary, .cModule, .module, .executable: (layer == .benchmark ? "Tests/" : "Sources/") + folder
    }
  }

  /// Whether the Swift compiler builds it.
  package var isSwift: Bool { kind != .systemLibrary && kind != .cModule }
}

extension Module {
  package static func systemLibrary(
    _ name: String, _ folder: String, link: [String] = [], line: Int = #line
  ) -> Module {
    Module(
      name: name, kind: .systemLibrary, layer: .systemLibrary, folder: folder, dependencies: [], link: link,
      line: line)
  }

  package static func cModule(
    _ name: String, _ folder: String, _ dependencies: [String] = [], line: Int = #line
  ) -> Module {
    Module(name: name, kind: .cModule, layer: .shim, folder: folder, dependencies: dependencies, line: line)
  }

  package static func module(
    _ name: String, _ layer: Layer, _ folder: String, _ dependencies: [String] = [], feature: String? = nil,
    exclude: [String] = [], line: Int = #line
  ) -> Module {
    Module(
      name: name, kind: .module, layer: layer, folder: folder, dependencies: dependencies, feature: feature,
      exclude: exclude, line: line)
  }

  package static func executable(
    _ name: String, _ layer: Layer, _ folder: String, _ dependencies: [String], line: Int = #line
  ) -> Module {
    Module(name: name, kind: .executable, layer: layer, folder: folder, dependencies: dependencies, line: line)
  }

  package static func tests(
    _ name: String, _ folder: String, _ dependencies: [String], exclude: [String] = [], line: Int = #line
  ) -> Module {
    Module(
      name: name, kind: .tests, layer: .tests, folder: folder, dependencies: dependencies, exclude: exclude,
      line: line)
  }

  package static func support(
    _ name: String, _ folder: String, exclude: [String] = [], line: Int = #line
  ) -> Module {
    Module(
      name: name, kind: .support, layer: .support, folder: folder, dependencies: [], exclude: exclude, line: line)
  }
}
