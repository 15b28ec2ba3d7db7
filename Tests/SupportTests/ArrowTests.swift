internal import StoaSupport
internal import Testing

/// Every arrow of the architecture is allowed, and every other pair of modules is refused.
@Suite struct ArrowTests {
  private static let core = [
    "StoaFlow", "StoaCanvas", "StoaInput", "StoaStorage", "StoaRouting", "StoaNetworking", "StoaServing",
    "StoaTerminal", "StoaJSON", "StoaTape",
  ]
  private static let leaves = ["People", "Posts", "Settings"]
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
      "RouterSupport": ["StoaFlow", "StoaRouting", "StoaCanvas", "StoaInput"],
      "InspectorSupport": ["StoaFlow", "StoaCanvas", "StoaInput", "StoaNetworking", "DesignSupport"],
      "FeaturesRoot": (leaves + ["EntireTab"]).map { $0 + "Router" } + interfaces + ["DomainLayer"] + core,
      "StoaApp": ["FeaturesRoot", "EntireTabRouter", "LayersRoot", "DomainLayer", "Backend"] + [
        "AnalyticsInterface", "AnalyticsLive", "InspectorSupport",
      ]
        + interfaces + core,
      "stoa": ["StoaApp"],
    ]
    for name in leaves + ["EntireTab"] {
      arrows["\(name)Interface"] = ["DomainLayer"]
      arrows["\(name)Logic"] = ["DomainLayer", "LogicSupport", "StoaFlow", "\(name)Interface"]
      arrows["\(name)UI"] = ["\(name)Logic", "DesignSupport", "StoaCanvas", "StoaInput"]
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

  @Test(arguments: [
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
