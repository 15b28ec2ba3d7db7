internal import Foundation
internal import StoaSupport
internal import Testing

/// `scripts/check --fix`, through the script itself, on trees that bring their own registry.
@Suite struct FixTests {
  private static let flow = "Sources/Core/Flow/StoaFlow.swift"

  private static let registry = """
    package let stoaRegistry = Registry(
      modules: [
        .module("DomainLayer", .domain, "Layers/Domain"),
        .module("StoaFlow", .core, "Core/Flow", ["DomainLayer"]),
        .module("StoaInput", .core, "Core/Input", ["StoaFlow", "DomainLayer"]),
        .module(
          "StoaCanvas", .core, "Core/Canvas",
          [
            "DomainLayer", "StoaFlow",
          ]),
        .systemLibrary("CSQLite", "C/SQLite"),
        .cModule("CStorage", "C/Storage", ["CSQLite"]),
        .module("StoaTape", .core, "Core/Tape", ["CSQLite"]),
      ] + more,
      tests: [],
      rules: [
        Rule("CStorage", may: ["CSQLite"]),
        Rule(.layer(.domain), may: []), Rule(.layer(.core), may: [.layer(.domain), .layer(.core)]),
      ], toolchainRules: [])

    private let more = [Module.module("Backend", .core, "Backend", needed)]
    private let needed = ["DomainLayer"]

    """

  /// Of the dependencies only those of StoaCanvas and StoaInput on StoaFlow are used; what C includes is not looked at.
  private func makeTree() throws -> Tree {
    let tree = try Tree(
      .small(modules: [
        .module("DomainLayer", .domain, "Layers/Domain"),
        .module("StoaFlow", .core, "Core/Flow", ["DomainLayer"]),
        .module("StoaInput", .core, "Core/Input", ["StoaFlow", "DomainLayer"]),
        .module("StoaCanvas", .core, "Core/Canvas", ["DomainLayer", "StoaFlow"]),
        .systemLibrary("CSQLite", "C/SQLite"),
        .cModule("CStorage", "C/Storage", ["CSQLite"]),
        .module("StoaTape", .core, "Core/Tape", ["CSQLite"]),
        .module("Backend", .core, "Backend", ["DomainLayer"]),
      ]))
    try tree.write("Modules.swift", Self.registry)
    try tree.write(Self.flow, "enum  Wide {}\n")
    try tree.write("Sources/Core/Input/StoaInput.swift", "internal import StoaFlow\n")
    try tree.write("Sources/Core/Canvas/StoaCanvas.swift", "internal import StoaFlow\n")
    try tree.write("Sources/Core/Tape/StoaTape.swift", "enum Tape {}\n")
    try tree.write("Sources/Backend/Backend.swift", "enum Backend {}\n")
    try tree.remove("docs/composition.md")
    return tree
  }

  @Test func whatCanBeMendedIsMendedOnceAndSaidAndTheRestIsFound() throws {
    let tree = try makeTree()
    let run = try check(tree, "--fix")
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "fixed: Modules.swift: dependency-unused:", "fixed: Modules.swift: dependency-unused:",
        "fixed: Modules.swift: dependency-unused:", "fixed: Modules.swift: format", "fixed: \(Self.flow): format",
        "fixed: Package.swift: manifest-stale", "fixed: docs/modules.md: graph-stale",
        "fixed: docs/composition.md: graph-stale", "Modules.swift:13: dependency-layer: StoaTape",
        "Modules.swift:21: dependency-unused: Backend",
      ])
    #expect(try tree.text(Self.flow) == "enum Wide {}\n")
    #expect(
      try tree.text("Modules.swift").hasPrefix(
        """
        package let stoaRegistry = Registry(
          modules: [
            .module("DomainLayer", .domain, "Layers/Domain"),
            .module("StoaFlow", .core, "Core/Flow", []),
            .module("StoaInput", .core, "Core/Input", ["StoaFlow"]),
            .module(
              "StoaCanvas", .core, "Core/Canvas",
              [
                "StoaFlow"
              ]),
            .systemLibrary("CSQLite", "C/SQLite"),
            .cModule("CStorage", "C/Storage", ["CSQLite"]),
            .module("StoaTape", .core, "Core/Tape", ["CSQLite"]),
          ] + more,

        """))
    #expect(try tree.text("Package.swift").contains("name: \"StoaFlow\",\n      path: \"Sources/Core/Flow\""))

    let files = ["Modules.swift", "Package.swift", "docs/modules.md", "docs/composition.md", Self.flow]
    let texts = try files.map(tree.text)
    let again = try check(tree, "--fix")
    #expect(again.status == 1)
    #expect(again.output == run.output.split(separator: "\n").suffix(2).map { $0 + "\n" }.joined())
    #expect(try files.map(tree.text) == texts)
  }

  @Test func aTreeThatKeepsEveryRuleIsLeftAsItIs() throws {
    let tree = try Tree(.small)
    let files = ["Package.swift", "docs/modules.md", "docs/composition.md", Self.flow]
    let texts = try files.map(tree.text)
    let tool = CommandLineTool(arguments: ["check", "--fix", "--root", tree.root], registry: tree.registry)
    #expect(tool.run() == 0)
    #expect(try files.map(tree.text) == texts)
  }

  private func check(_ tree: Tree, _ flag: String) throws -> Shell {
    try Shell(Shell.root + "/scripts/check", ["--root", tree.root, flag])
  }
}
