internal import StoaSupport
internal import Testing

/// `scripts/check --api`: comments of what other programs may use, by the compiler's symbol graphs.
@Suite struct ApiTests {
  private static let modules: [Module] = [
    .systemLibrary("CSQLite", "C/SQLite", line: 1), .cModule("CStorage", "C/Storage", ["CSQLite"], line: 2),
    .module("StoaFlow", .core, "Core/Flow", line: 3),
    .module("StoaRouting", .core, "Core/Routing", ["CStorage", "StoaFlow"], line: 4),
    .module("DomainLayer", .domain, "Layers/Domain", line: 5),
  ]

  private func tree(_ text: String) throws -> Tree {
    let tree = try Tree(.small(modules: Self.modules))
    try tree.write("Sources/C/SQLite/shim.h", "typedef int sqlite_number;\n")
    try tree.write("Sources/C/Storage/include/CStorage.h", "#include \"../../SQLite/shim.h\"\n")
    try tree.write("Sources/Core/Routing/Route.swift", text)
    return tree
  }

  private func findings(in tree: Tree) -> [String] {
    ApiCheck(root: tree.root, registry: tree.registry, searchPath: Tree.searchPath).findings()
      .map { "\($0.file):\($0.line): \($0.rule.rawValue)" }
  }

  @Test func everyPublicSymbolWithoutACommentIsFoundWhereItStands() throws {
    let tree = try tree(
      """
      public struct Route: Hashable {
        /// Says something.
        public let name: String
        public var size: Int
        /// Makes it.
        public init(name: String, size: Int) {
          self.name = name
          self.size = size
        }
        // No comment of that kind.
        public func step() {}
        func inside() {}
        package func kept() {}
        public static func == (left: Route, right: Route) -> Bool { true }
        public func hash(into hasher: inout Hasher) {}
      }
      ///
      public enum Choice {
        case first
        /// The last.
        case last
      }

      """)
    #expect(
      findings(in: tree) == [1, 4, 11, 18, 19].map { "Sources/Core/Routing/Route.swift:\($0): api-undocumented" })
  }

  @Test func whatAnswersToAnotherModulesRequirementHasItsComment() throws {
    let tree = try tree(
      "/// A route.\npublic struct Route: Equatable { public static func == (a: Self, b: Self) -> Bool { true } }\n")
    #expect(findings(in: tree) == [])
  }

  @Test func otherModulesAreNoMatter() throws {
    let tree = try tree("/// A route.\npublic enum Route {}\n")
    try tree.write("Sources/Layers/Domain/DomainLayer.swift", "public struct Page {}\n")
    #expect(findings(in: tree) == [])
  }

  @Test func aModuleThatTheCompilerCannotReadIsAFinding() throws {
    let tree = try tree("public struct Route: Nowhere {}\n")
    #expect(findings(in: tree) == ["Sources/Core/Routing/Route.swift:1: syntax"])
  }

  @Test func withoutTheCompilerNothingHasPassed() throws {
    let tree = try tree("/// A route.\npublic enum Route {}\n")
    let findings = ApiCheck(root: tree.root, registry: tree.registry, searchPath: "").findings()
    #expect(findings.map(\.rule) == [.toolMissing])
  }
}
