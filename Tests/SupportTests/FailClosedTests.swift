internal import Foundation
internal import StoaSupport
internal import Testing

@Suite struct FailClosedTests {
  @Test func aMissingToolIsAFinding() throws {
    let tree = try Tree(.small)
    #expect(tree.findings(searchPath: "") == ["scripts/check:1: tool-missing", "scripts/check:1: tool-missing"])
    let messages = Checker(root: tree.root, registry: tree.registry, searchPath: "").findings().map(\.message)
    #expect(messages.map { String($0.prefix(13)) } == ["swift-format ", "swiftc is not"])
  }

  @Test func aToolThatFailsIsAFinding() throws {
    let tree = try Tree(.small)
    for name in ["swiftc", "swift-format"] {
      try tree.write("tools/\(name)", "#!/bin/sh\nexit 3\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/tools/\(name)")
    }
    let findings = tree.findings(searchPath: tree.root + "/tools")
    #expect(findings.contains("scripts/check:1: format"))
    #expect(findings.filter { $0.hasSuffix("syntax") }.count == 6)
  }

  @Test func aFileThatTheCompilerCannotReadIsAFinding() throws {
    let tree = try Tree(.small)
    try tree.write("Sources/Core/Flow/Broken.swift", "// swift-format-ignore-file\nimport\n")
    #expect(tree.findings().contains { $0.hasPrefix("Sources/Core/Flow/Broken.swift:") && $0.hasSuffix("syntax") })
  }

  @Test func aLinkThatLeadsNowhereIsAFinding() throws {
    let tree = try Tree(.small)
    try FileManager.default.createSymbolicLink(
      atPath: tree.root + "/Sources/Core/Flow/Gone.swift", withDestinationPath: "nowhere.swift")
    #expect(tree.findings() == ["Sources/Core/Flow/Gone.swift:1: unreadable"])
  }

  @Test func aTreeWithoutFilesIsAFinding() throws {
    let tree = try Tree(.small(modules: []))
    #expect(tree.findings() == ["Sources:1: unreadable"])
  }

  @Test func aLineOutOfFormatIsAFinding() throws {
    let tree = try Tree(.small)
    try tree.write("Sources/Core/Flow/StoaFlow.swift", "enum  Wide {}\n")
    #expect(tree.findings() == ["Sources/Core/Flow/StoaFlow.swift:1: format"])
  }

  @Test func everyRuleHasItsReasonInOneSentence() {
    for rule in RuleID.allCases {
      #expect(rule.reason.hasSuffix("."))
      #expect(rule.reason.filter { $0 == "." }.count <= 2, "\(rule.rawValue): \(rule.reason)")
    }
  }
}
