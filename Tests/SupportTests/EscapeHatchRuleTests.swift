internal import StoaSupport
internal import Testing

@Suite struct EscapeHatchRuleTests {
  private static let bad = [
    "final class Box: @unchecked Sendable {}",
    "nonisolated(unsafe) var count = 0",
    "let value = try! parse()",
    "let text = value as! String",
    "func run() -> Never { fatalError(\"no\") }",
  ]

  @Test func whatTheCompilerIsToldNotToCheckIsRefused() throws {
    let tree = try Tree(.small)
    try tree.prepend(Self.bad.joined(separator: "\n"), to: "StoaFlow")
    #expect(
      tree.findings(of: .escapeHatch)
        == Self.bad.indices.map { "Sources/Core/Flow/StoaFlow.swift:\($0 + 1): escape-hatch" })
  }

  @Test func aHandleOfTheSystemIsAllowedOnce() throws {
    let tree = try Tree(.small)
    try tree.prepend("final class First: @unchecked Sendable {}", to: "StoaNetworking")
    #expect(tree.findings(of: .escapeHatch) == [])
    try tree.prepend(
      "final class First: @unchecked Sendable {}\nfinal class Second: @unchecked Sendable {}", to: "StoaNetworking")
    #expect(tree.findings(of: .escapeHatch) == ["Sources/Core/Networking/StoaNetworking.swift:2: escape-hatch"])
  }

  @Test func whatOnlyLooksLikeItIsLeftAlone() throws {
    let tree = try Tree(.small)
    try tree.prepend(
      "let a = try? parse(); let b = value as? String\nlet c = value as Any  // try! fatalError()",
      to: "StoaFlow")
    #expect(tree.findings(of: .escapeHatch) == [])
  }
}
