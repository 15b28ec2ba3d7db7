internal import StoaSupport
internal import Testing

/// The script itself, on a tree that brings its own registry.
@Suite struct CheckScriptTests {
  @Test func theScriptNamesFileLineRuleAndReasonAndFails() throws {
    let modules: [Module] = [
      .module("DomainLayer", .domain, "Layers/Domain"), .module("StoaFlow", .core, "Core/Flow"),
    ]
    let tree = try Tree(.small(modules: modules))
    try tree.write(
      "Modules.swift",
      """
      package let stoaRegistry = Registry(
        modules: [
          .module("DomainLayer", .domain, "Layers/Domain"),
          .module("StoaFlow", .core, "Core/Flow"),
        ], tests: [], rules: [Rule(.layer(.domain), may: [])], toolchainRules: [])

      """)
    #expect(try run(["--root", tree.root]).status == 0)
    try tree.write("Sources/Layers/Domain/DomainLayer.swift", "import StoaNetworking\n")
    let bad = try run(["--root", tree.root])
    #expect(bad.status == 1)
    #expect(
      bad.output.hasPrefix("Sources/Layers/Domain/DomainLayer.swift:1: import-unknown: StoaNetworking is neither"))
  }

  @Test func aWordThatIsNotKnownIsWrongUsage() throws {
    #expect(try run(["--frobnicate"]).status == 2)
    #expect(try run(["--root"]).status == 2)
  }

  private func run(_ words: [String]) throws -> Shell {
    try Shell(Shell.root + "/scripts/check", words)
  }
}
