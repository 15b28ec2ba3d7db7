internal import StoaSupport
internal import Testing

@Suite struct RegistryRuleTests {
  @Test func aDependencyThatNoFileImportsIsRefused() throws {
    let tree = try Tree(.small)
    try tree.write("Sources/Features/Posts/Interface/PostsInterface.swift", "enum OnlyPosts {}\n")
    #expect(tree.findings() == ["Modules.swift:5: dependency-unused"])
  }

  @Test func aDeclaredDependencyThatTheArrowsForbidIsRefusedBeforeAnyFileUsesIt() throws {
    let modules =
      Registry.smallModules + [
        .module("DataLayer", .data, "Layers/Data", ["DomainLayer", "StoaFlow"], line: 7)
      ]
    let tree = try Tree(.small(modules: modules))
    try tree.write("Sources/Layers/Data/DataLayer.swift", "internal import DomainLayer\n\nenum OnlyData {}\n")
    #expect(tree.findings() == ["Modules.swift:7: dependency-layer"])
  }

  @Test func aDependencyThatIsNoModuleIsRefused() throws {
    let modules = Registry.smallModules + [.module("DataLayer", .data, "Layers/Data", ["DomainLayre"], line: 7)]
    let tree = try Tree(.small(modules: modules))
    try tree.write("Sources/Layers/Data/DataLayer.swift", "enum OnlyData {}\n")
    #expect(tree.findings() == ["Modules.swift:7: dependency-unknown"])
  }

  @Test func aCircleIsRefusedOnceAndShowsItsWay() throws {
    let modules: [Module] = [
      .module("A", .tests, "A", ["B"], line: 1), .module("B", .tests, "B", ["C"], line: 2),
      .module("C", .tests, "C", ["A"], line: 3), .module("D", .tests, "D", ["A"], line: 4),
    ]
    let tree = try Tree(.small(modules: modules))
    #expect(tree.findings() == ["Modules.swift:1: cycle"])
    let finding = try #require(Checker(root: tree.root, registry: tree.registry, searchPath: "").findings().first)
    #expect(finding.message == "A -> B -> C -> A")
  }

  @Test func aNameOrAFolderThatIsTakenIsRefused() throws {
    let modules =
      Registry.smallModules + [
        .module("StoaFlow", .core, "Core/Other", line: 7), .module("StoaOther", .core, "Core/Flow", line: 8),
      ]
    let tree = try Tree(.small(modules: modules))
    #expect(Set(tree.findings()).isSuperset(of: ["Modules.swift:7: module-twice", "Modules.swift:8: module-twice"]))
  }

  @Test func aModuleWithoutFilesIsRefused() throws {
    let tree = try Tree(.small)
    try tree.remove("Sources/Core/Flow/StoaFlow.swift")
    #expect(tree.findings() == ["Modules.swift:1: module-empty"])
  }

  @Test(arguments: ["Sources/Features/Stray.swift", "Tests/Stray/Stray.swift", "Sources/Core/Stray/stray.c"])
  func aFileThatBelongsToNoModuleIsRefused(path: String) throws {
    let tree = try Tree(.small)
    try tree.write(path, "\n")
    #expect(tree.findings() == ["\(path):1: file-homeless"])
  }

  @Test func whereTheTestsBeginNeedsNoModule() throws {
    let tree = try Tree(.small)
    try tree.write("Tests/XCTMain.swift", "\n")
    #expect(tree.findings() == [])
  }

  @Test func aStaleManifestIsRefusedAtTheFirstLineThatDiffers() throws {
    let tree = try Tree(.small)
    let text = Manifest(tree.registry.all).text
    try tree.write("Package.swift", text.replacing("Sources/Core/Flow", with: "Sources/Core/Flaw"))
    let line = text.prefix { _ in true }.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("Sources/Core/Flow\"") }
    #expect(tree.findings() == ["Package.swift:\((line ?? 0) + 1): manifest-stale"])
    try tree.remove("Package.swift")
    #expect(tree.findings() == ["Package.swift:1: manifest-stale"])
  }

  @Test func aModuleMapLinksWhatTheRegistrySaysAndNothingElse() throws {
    let modules =
      Registry.smallModules + [
        .systemLibrary("CSQLite", "C/SQLite", link: ["sqlite3"], line: 7), .systemLibrary("CCurl", "C/Curl", line: 8),
      ]
    let tree = try Tree(.small(modules: modules))
    #expect(tree.findings() == [])
    try tree.write("Sources/C/Curl/module.modulemap", "module CCurl {\n  header \"shim.h\"\n  link \"curl\"\n}\n")
    try tree.write("Sources/C/SQLite/module.modulemap", "module CSQLite { header \"shim.h\" }\n")
    #expect(
      tree.findings() == [
        "Sources/C/Curl/module.modulemap:3: link-line", "Sources/C/SQLite/module.modulemap:1: link-line",
      ])
  }
}
