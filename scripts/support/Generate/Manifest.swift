/// Writes `Package.swift` for the modules of the registry, in the form that `swift format` leaves alone.
package struct Manifest {
  private let modules: [Module]

  package init(_ modules: [Module]) { self.modules = modules }

  /// The file's whole text.
  package var text: String {
    """
    // swift-tools-version: 6.2
    // Written by scripts/generate from Modules.swift. Do not edit.
    import PackageDescription

    let settings: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let package = Package(
      name: "stoa",
      products: [
    \(list(modules.compactMap(product)))
      ],
      targets: [
    \(list(modules.map(target)))
      ]
    )

    """
  }

  /// A comma behind each entry, but for one that is alone: that is how the formatter wants it.
  private func list(_ entries: [String]) -> String {
    if entries.isEmpty { return "    // none" }
    return entries.count == 1 ? entries[0] : entries.map { $0 + "," }.joined(separator: "\n")
  }

  private func product(_ module: Module) -> String? {
    switch module.layer {
    case .core, .coreTesting:
      "    .library(name: \(quoted(module.name)), targets: [\(quoted(module.name))])"
    default:
      module.kind == .executable
        ? "    .executable(name: \(quoted(module.name)), targets: [\(quoted(module.name))])" : nil
    }
  }

  private func target(_ module: Module) -> String {
    var arguments = ["name: " + quoted(module.name)]
    if !module.dependencies.isEmpty { arguments.append("dependencies: " + array(module.dependencies)) }
    arguments.append("path: " + quoted(module.path))
    if !module.exclude.isEmpty { arguments.append("exclude: " + array(module.exclude)) }
    if module.isSwift { arguments.append("swiftSettings: settings") }
    let lines = arguments.map { "      " + $0 }.joined(separator: ",\n")
    return "    .\(function(module.kind))(\n\(lines)\n    )"
  }

  private func function(_ kind: Module.Kind) -> String {
    switch kind {
    case .systemLibrary: "systemLibrary"
    case .cModule, .module, .support: "target"
    case .executable: "executableTarget"
    case .tests: "testTarget"
    }
  }

  /// On one line where it fits into 120 columns, else an entry a line.
  private func array(_ entries: [String]) -> String {
    let line = "[" + entries.map(quoted).joined(separator: ", ") + "]"
    guard line.count > 98 else { return line }
    return "[\n" + entries.map { "        \(quoted($0)),\n" }.joined() + "      ]"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
