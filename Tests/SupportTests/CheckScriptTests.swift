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

  @Test(arguments: [["--frobnicate"], ["--root"], ["extra"], ["--fix", "--graph"], ["--api", "--fix"]])
  func wordsThatDoNotGoAreWrongUsageInOneLine(words: [String]) throws {
    let run = try run(words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func helpSaysEachFlag() throws {
    let help = try run(["--help"])
    #expect(help.status == 0)
    for flag in ["--root", "--fix", "--graph", "--api", "--help"] { #expect(help.output.contains("  \(flag)")) }
    #expect(!help.output.contains("#"))
  }

  private func run(_ words: [String]) throws -> Shell {
    try Shell(Shell.root + "/scripts/check", words)
  }
}
