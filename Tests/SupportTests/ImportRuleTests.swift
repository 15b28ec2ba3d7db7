internal import StoaSupport
internal import Testing

@Suite struct ImportRuleTests {
  /// One import for each wall, put into a whole tree of Stoa's own registry.
  private static let walls = [
    ("PeopleLogic", "import DataLayer", "Features/People/Logic/PeopleLogic"),
    ("PeopleRouter", "import PostsRouter", "Features/People/Router/PeopleRouter"),
    ("DomainLayer", "import StoaNetworking", "Layers/Domain/DomainLayer"),
    ("PeopleUI", "internal import DomainLayer", "Features/People/UI/PeopleUI"),
    ("PeopleTesting", "internal import PostsTesting", "Features/People/Testing/PeopleTesting"),
    ("PeopleInterface", "internal import PostsInterface", "Features/People/Interface/PeopleInterface"),
    ("EntireTabRouter", "internal import PeopleRouter", "Features/EntireTab/Router/EntireTabRouter"),
    ("DesignSupport", "internal import StoaFlow", "Utils/DesignSupport/DesignSupport"),
    ("StoaRouting", "internal import StoaCanvas", "Core/Routing/StoaRouting"),
    ("StoaNetworking", "internal import CSQLite", "Core/Networking/StoaNetworking"),
    ("StoaTerminal", "internal import CVTerm", "Core/Terminal/StoaTerminal"),
    ("DataLayer", "internal import StoaNetworking", "Layers/Data/DataLayer"),
    ("RemoteLayer", "internal import Backend", "Layers/Remote/RemoteLayer"),
    ("Backend", "internal import RemoteLayer", "Backend/Backend"),
    ("FeaturesRoot", "internal import DataLayer", "Features/Root/FeaturesRoot"),
    ("StoaApp", "internal import PeopleRouter", "App/Program/StoaApp"),
    ("SettingsLogic", "internal import Glibc", "Features/Settings/Logic/SettingsLogic"),
  ]

  @Test func anImportThatTheLayerMayNotHaveIsRefused() throws {
    let tree = try Tree(stoaRegistry)
    for (module, line, _) in Self.walls { try tree.prepend(line, to: module) }
    #expect(tree.findings() == Self.walls.map { "Sources/\($0.2).swift:1: import-layer" }.sorted())
  }

  @Test(arguments: [
    ("@preconcurrency internal import struct StoaNetworking.Thing // why", 1),
    ("@_exported public import StoaNetworking", 1),
    ("#if os(Windows)\n  internal import StoaNetworking\n#endif", 2),
    ("#if DEBUG\n#else\n  internal import StoaNetworking\n#endif", 3),
    ("internal /* a */ import /* b\n */ StoaNetworking", 1),
    ("@_spi(Inside)\n@preconcurrency\ninternal\n  import func StoaNetworking.thing", 4),
    ("internal import `StoaNetworking`", 1),
    ("import Synchronization; import StoaNetworking; import Synchronization", 1),
  ])
  func anImportIsFoundInEveryFormThatTheLanguageHas(text: String, line: Int) throws {
    let tree = try Tree(.small)
    try tree.prepend(text, to: "DomainLayer")
    #expect(tree.findings() == ["Sources/Layers/Domain/DomainLayer.swift:\(line): import-layer"])
  }

  @Test func whatOnlyLooksLikeAnImportIsNone() throws {
    let tree = try Tree(.small)
    try tree.prepend(
      """
      // import StoaNetworking
      /* /* */ import StoaNetworking */
      let block = \"""
        import StoaNetworking
        \"""
      let raw = #"\\( import StoaNetworking "#
      func take(import stoaNetworking: Int) {}
      """, to: "DomainLayer")
    #expect(tree.findings() == [])
  }

  @Test func anAllowedModuleThatIsNotDeclaredIsRefused() throws {
    var modules = Registry.smallModules
    modules[2] = .module("PeopleInterface", .interface, "Features/People/Interface", feature: "People", line: 3)
    let tree = try Tree(.small(modules: modules))
    try tree.prepend("internal import DomainLayer", to: "PeopleInterface")
    #expect(tree.findings() == ["Sources/Features/People/Interface/PeopleInterface.swift:1: import-undeclared"])
  }

  @Test func aModuleThatNobodyKnowsIsRefused() throws {
    let tree = try Tree(.small)
    try tree.prepend("internal import Observation", to: "StoaFlow")
    #expect(tree.findings() == ["Sources/Core/Flow/StoaFlow.swift:1: import-unknown"])
  }

  @Test(arguments: [
    "Foundation", "FoundationNetworking", "FoundationEssentials", "FoundationXML", "Dispatch",
    "FoundationInternationalization",
  ])
  func foundationIsRefusedWhereItsCostIsNotPaid(name: String) throws {
    let forms = [
      "internal import \(name)", "@_exported public import \(name)", "@preconcurrency internal import \(name)",
      "internal import struct \(name).Thing", "@_implementationOnly import class \(name).Thing",
      "internal import \(name).Part", "#if canImport(\(name))", "internal import \(name)", "#endif",
    ]
    let tree = try Tree(.small)
    try tree.prepend(forms.joined(separator: "\n"), to: "PeopleLogic")
    let lines = forms.indices.filter { forms[$0].contains("import ") }.map { $0 + 1 }
    #expect(tree.findings() == lines.map { "Sources/Features/People/Logic/PeopleLogic.swift:\($0): foundation" })
  }
}
