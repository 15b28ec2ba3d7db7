/// The five modules of a leaf feature, with the dependencies that its shape has.
func leafFeature(_ name: String, line: Int = #line) -> [Module] {
  feature(
    name, line: line,
    [
      ("Interface", .interface, ["DomainLayer"]),
      ("Logic", .logic, ["DomainLayer", "LogicSupport", "\(name)Interface", "StoaFlow"]),
      ("UI", .ui, ["DesignSupport", "\(name)Logic", "ScreenSupport", "StoaCanvas", "StoaInput"]),
      (
        "Router", .router,
        [
          "DomainLayer", "\(name)Interface", "\(name)Logic", "\(name)UI", "RouterSupport", "StoaCanvas", "StoaFlow",
          "StoaInput", "StoaRouting",
        ]
      ),
      (
        "Testing", .featureTesting,
        ["DomainLayer", "DomainTesting", "\(name)Interface", "\(name)Logic", "StoaFlow", "StoaFlowTesting"]
      ),
    ])
}

/// The feature that holds the tabs: a leaf whose router also knows the interfaces of the features over which it stands.
func shellFeature(_ name: String, over leaves: [String], line: Int = #line) -> [Module] {
  leafFeature(name, line: line).map { module in
    let dependencies =
      switch module.layer {
      case .router: (module.dependencies + leaves.map { $0 + "Interface" } + ["StoaJSON"]).sorted()
      // It shows nothing that it would have to load first.
      case .ui: module.dependencies.filter { $0 != "ScreenSupport" }
      default: module.dependencies
      }
    return .module(module.name, module.layer, module.folder, dependencies, feature: name, line: line)
  }
}

/// The tests of one leaf feature, which may use all five of its modules.
package func leafTests(_ name: String, exclude: [String] = [], line: Int = #line) -> Module {
  .tests(
    "\(name)Tests", "Features/\(name)Tests",
    [
      "DesignSupport", "DomainLayer", "DomainTesting", "\(name)Interface", "\(name)Logic", "\(name)Router",
      "\(name)Testing", "\(name)UI", "RouterSupport", "StoaCanvas", "StoaCanvasTesting", "StoaFlow", "StoaFlowTesting",
      "StoaInput",
      "StoaRouting",
    ], exclude: exclude, line: line)
}

/// The tests of the feature that holds the tabs, which know the leaves' interfaces as it does.
package func shellTests(_ name: String, over leaves: [String], line: Int = #line) -> Module {
  let leaf = leafTests(name, line: line)
  let others = leaves.map { $0 + "Interface" } + ["StoaRoutingTesting"]
  return .tests(leaf.name, leaf.folder, (leaf.dependencies + others).sorted(), line: line)
}

private func feature(
  _ name: String, line: Int, _ parts: [(part: String, layer: Layer, dependencies: [String])]
) -> [Module] {
  parts.map { part, layer, dependencies in
    .module(name + part, layer, "Features/\(name)/\(part)", dependencies, feature: name, line: line)
  }
}
