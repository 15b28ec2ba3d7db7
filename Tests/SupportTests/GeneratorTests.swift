internal import Foundation
internal import StoaSupport
internal import Testing

@Suite struct GeneratorTests {
  @Test func theManifestNamesEachModuleWithItsFolderAndDependencies() {
    let text = Manifest([
      .systemLibrary("CSQLite", "C/SQLite"), .module("StoaStorage", .core, "Core/Storage", ["CSQLite"]),
      .executable("stoa", .app, "App", ["StoaStorage"]),
      .tests("StorageTests", "Core/StorageTests", ["StoaStorage"], exclude: ["Golden"]),
    ]).text
    #expect(
      text.hasSuffix(
        """
          products: [
            .library(name: "StoaStorage", targets: ["StoaStorage"]),
            .executable(name: "stoa", targets: ["stoa"]),
          ],
          targets: [
            .systemLibrary(
              name: "CSQLite",
              path: "Sources/C/SQLite"
            ),
            .target(
              name: "StoaStorage",
              dependencies: ["CSQLite"],
              path: "Sources/Core/Storage",
              swiftSettings: settings
            ),
            .executableTarget(
              name: "stoa",
              dependencies: ["StoaStorage"],
              path: "Sources/App",
              swiftSettings: settings
            ),
            .testTarget(
              name: "StorageTests",
              dependencies: ["StoaStorage"],
              path: "Tests/Core/StorageTests",
              exclude: ["Golden"],
              swiftSettings: settings
            ),
          ]
        )

        """))
  }

  @Test func theGraphDrawsEachLayerAsABoxAndEachDependencyAsAnArrow() {
    let modules: [Module] = [
      .module("DomainLayer", .domain, "Layers/Domain"),
      .module("DataLayer", .data, "Layers/Data", ["DomainLayer"]),
      .tests("DataTests", "DataTests", ["DataLayer"]),
    ]
    #expect(
      ModuleGraph(modules).text == """
        flowchart TD
          subgraph domain
            DomainLayer
          end
          subgraph data
            DataLayer
          end
          DataLayer --> DomainLayer

        """)
  }

  @Test func aChoiceOfModulesBringsAllThatTheyNeedAndNothingElse() {
    #expect(Registry.small.closure(of: ["PeopleInterface"]).map(\.name) == ["DomainLayer", "PeopleInterface"])
  }

  @Test func generatingTwiceWritesOnceAndTheCheckSaysWhetherItIsStale() throws {
    let tree = try Tree(.small)
    func run(_ words: String...) -> Int32 {
      CommandLineTool(arguments: ["generate", "--root", tree.root] + words, registry: tree.registry).run()
    }
    #expect(run("--check") == 0)
    try tree.write("Package.swift", "// old\n")
    #expect(run("--check") == 1)
    #expect(run() == 0)
    #expect(run("--check") == 0)
    #expect(run("--only", "NoSuchModule") == 2)
    #expect(run("--frobnicate") == 2)
  }
}
