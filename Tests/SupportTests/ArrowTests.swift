internal import StoaSupport
internal import Testing

/// Every arrow of the architecture is allowed, and every other pair of modules is refused.
@Suite struct ArrowTests {
  private static let core = [
    "StoaFlow", "StoaCanvas", "StoaInput", "StoaStorage", "StoaRouting", "StoaNetworking", "StoaServing",
    "StoaTerminal", "StoaJSON", "StoaTape",
  ]
  /// Every feature has the same arrows, and each is over the same five modules.
  private static let leaves = stoaRegistry.modules.filter { $0.layer == .interface && $0.name != "EntireTabInterface" }
    .map { String($0.name.dropLast("Interface".count)) }
  private static let interfaces = (leaves + ["EntireTab"]).map { $0 + "Interface" }

  /// What each module may import of the others; who is not here may import nothing.
  private static let arrows: [String: [String]] = {
    var arrows: [String: [String]] = [
      "AnalyticsLive": ["AnalyticsInterface"],
      "CStorage": ["CSQLite"],
      "StoaStorage": ["CSQLite", "CStorage"],
      "StoaJSON": ["CJSON"],
      "StoaRouting": ["StoaFlow"],
      "CNetworking": ["CCurl"],
      "StoaNetworking": ["StoaStorage", "CNetworking", "CZlib"],
      "CServing": ["CMicrohttpd"],
      "StoaServing": ["StoaNetworking", "CServing"],
      "StoaTerminal": ["StoaFlow", "StoaCanvas", "StoaInput", "CNcurses", "CTerminal"],
      "StoaTape": ["StoaTerminal", "StoaFlow", "StoaCanvas", "StoaInput"],
      "StoaFlowTesting": ["StoaFlow"],
      "StoaRoutingTesting": ["StoaRouting", "StoaFlow", "StoaFlowTesting"],
      "StoaCanvasTesting": ["StoaCanvas"],
      "StoaNetworkingTesting": ["StoaNetworking", "CZlib"],
      "StoaTerminalTesting": ["StoaTerminal", "StoaCanvas", "StoaInput", "CVTerm"],
      "DomainTesting": ["DomainLayer"],
      "DataLayer": ["DomainLayer", "StoaStorage"],
      "RemoteLayer": ["DataLayer", "DomainLayer", "StoaJSON", "StoaNetworking"],
      "LayersRoot": ["DomainLayer", "DataLayer", "RemoteLayer", "StoaNetworking", "StoaStorage"],
      "Backend": ["StoaJSON", "StoaNetworking", "StoaStorage"],
      "DesignSupport": ["StoaCanvas", "StoaInput"],
      "LogicSupport": ["DomainLayer", "StoaFlow"],
      "ScreenSupport": ["DesignSupport", "LogicSupport", "StoaCanvas"],
      "RouterSupport": ["StoaFlow", "StoaRouting", "StoaCanvas", "StoaInput"],
      "InspectorSupport": ["StoaFlow", "StoaCanvas", "StoaInput", "StoaNetworking", "DesignSupport"],
      "FeaturesRoot": (leaves + ["EntireTab"]).map { $0 + "Router" } + interfaces + ["DomainLayer"] + core,
      "StoaApp": ["FeaturesRoot", "EntireTabRouter", "LayersRoot", "DomainLayer", "Backend"] + [
        "AnalyticsInterface", "AnalyticsLive", "InspectorSupport",
      ]
        + interfaces + core,
      "stoa": ["StoaApp"],
      "ComponentDemo": ["DesignSupport", "EntireTabUI", "StoaCanvas", "StoaFlow", "StoaInput", "StoaTerminal"],
      "FeatureDemo": interfaces + [
        "FeaturesRoot", "EntireTabRouter", "DomainLayer", "DomainTesting", "StoaCanvas", "StoaFlow", "StoaInput",
        "StoaRouting", "StoaTerminal",
      ],
      "stoademo": ["ComponentDemo", "FeatureDemo"],
    ]
    for name in leaves + ["EntireTab"] {
      arrows["\(name)Interface"] = ["DomainLayer"]
      arrows["\(name)Logic"] = ["DomainLayer", "LogicSupport", "StoaFlow", "\(name)Interface"]
      arrows["\(name)UI"] = ["\(name)Logic", "DesignSupport", "ScreenSupport", "StoaCanvas", "StoaInput"]
      arrows["\(name)Router"] =
        ["\(name)UI", "\(name)Logic", "\(name)Interface", "DomainLayer", "RouterSupport"]
        + ["StoaFlow", "StoaRouting", "StoaCanvas", "StoaInput"]
        + (name == "EntireTab" ? interfaces + ["StoaJSON"] : [])
      arrows["\(name)Testing"] = [
        "\(name)Interface", "\(name)Logic", "DomainLayer", "DomainTesting", "StoaFlow", "StoaFlowTesting",
      ]
    }
    return arrows
  }()

  @Test(arguments: stoaRegistry.modules.map(\.name))
  func aModuleMayImportWhatItsArrowsSayAndNothingElse(name: String) throws {
    let module = try #require(stoaRegistry.modules.first { $0.name == name })
    let allowed = stoaRegistry.all.filter { $0.name != name && stoaRegistry.allows(module, toImport: $0) }
    #expect(Set(allowed.map(\.name)) == Set(Self.arrows[name] ?? []))
  }

  @Test func everyArrowIsAboutAModuleThatThereIs() {
    let names = Set(stoaRegistry.modules.map(\.name))
    #expect(Set(Self.arrows.keys).subtracting(names) == [])
    #expect(Set(Self.arrows.values.joined()).subtracting(names) == [])
  }

  /// One module of each layer: what every other one may import is asked of the registry, above.
  @Test func inATreeEveryImportThatNoArrowAllowsIsRefusedAtItsLine() throws {
    let tree = try Tree(stoaRegistry)
    let names = stoaRegistry.all.map(\.name)
    var refused: [String] = []
    for module in stoaRegistry.modules.filter(\.isSwift).oneOfEachLayer {
      let others = names.filter { $0 != module.name }
      try tree.prepend(others.map { "import \($0)" }.joined(separator: "\n"), to: module.name)
      let allowed = Set(Self.arrows[module.name] ?? [])
      refused += others.indices.filter { !allowed.contains(others[$0]) }
        .map { "\(module.path)/\(module.name).swift:\($0 + 1): import-layer" }
    }
    #expect(tree.findings().filter { $0.hasSuffix(": import-layer") }.sorted() == refused.sorted())
  }

  @Test func anArrowBetweenLibrariesInCIsRefusedWhereItIsDeclared() throws {
    let c = stoaRegistry.modules.filter { !$0.isSwift }
    let modules = c.map { module in
      Module.cModule(module.name, module.folder, c.map(\.name).filter { $0 != module.name }, line: module.line)
    }
    let found = try Tree(.small(modules: modules)).findings().filter { $0.hasSuffix(": dependency-layer") }
    let refused = modules.flatMap { module in
      module.dependencies.filter { !(Self.arrows[module.name] ?? []).contains($0) }
        .map { _ in "Modules.swift:\(module.line): dependency-layer" }
    }
    #expect(found.sorted() == refused.sorted())
  }

  @Test func testsSeeEverythingToolsNothingAndBenchmarksTheCore() throws {
    let products = stoaRegistry.modules.filter { $0.layer == .core || $0.layer == .coreTesting }.map(\.name)
    for module in stoaRegistry.tests {
      let allowed = stoaRegistry.all.filter { $0.name != module.name && stoaRegistry.allows(module, toImport: $0) }
      let expected =
        switch module.layer {
        case .tests: stoaRegistry.all.map(\.name).filter { $0 != module.name }
        case .benchmark: module.name == "stoabench" ? ["StoaBenchmarks"] : products
        default: [String]()
        }
      #expect(Set(allowed.map(\.name)) == Set(expected), "\(module.name)")
    }
  }

  @Test(arguments: [
    (
      "Glibc",
      [
        "StoaFlow", "StoaStorage", "StoaNetworking", "StoaServing", "StoaTerminal", "StoaFlowTesting",
        "StoaRoutingTesting", "StoaCanvasTesting", "StoaNetworkingTesting", "StoaTerminalTesting", "DataLayer",
        "RemoteLayer", "LayersRoot", "Backend", "AnalyticsInterface", "AnalyticsLive", "StoaApp", "stoa",
        "ComponentDemo", "FeatureDemo", "stoademo",
      ]
    ),
    ("FoundationEssentials", []),
    ("Foundation", []),
    ("FoundationNetworking", []),
    ("Dispatch", []),
    (
      "Testing",
      [
        "StoaFlowTesting", "StoaRoutingTesting", "StoaCanvasTesting", "StoaNetworkingTesting", "StoaTerminalTesting",
      ] + features("Testing")
    ),
  ])
  func aModuleOfTheToolchainIsForThoseThatItsRowNames(toolchain: String, users: [String]) {
    let allowed = stoaRegistry.modules.filter { stoaRegistry.allows($0, toImportToolchain: toolchain) == true }
    #expect(Set(allowed.map(\.name)) == Set(users))
  }

  private static func features(_ part: String) -> [String] { (leaves + ["EntireTab"]).map { $0 + part } }
}

extension [Module] {
  fileprivate var oneOfEachLayer: [Module] {
    reduce(into: []) { found, module in
      if !found.contains(where: { $0.layer == module.layer }) { found.append(module) }
    }
  }
}
