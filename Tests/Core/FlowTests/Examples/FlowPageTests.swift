internal import Foundation
internal import Testing

/// The Swift on docs/flow.md is code that is compiled and run here.
@Suite struct FlowPageTests {
  @Test func everyExampleOfThePageStandsInATest() throws {
    let own = URL(filePath: #filePath).resolvingSymlinksInPath()
    let tests = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/flow.md"), encoding: .utf8)
    var code = ""
    for file in [
      "FlowTests/Examples/Search.swift", "FlowTests/Examples/SearchTests.swift",
      "RoutingTests/Examples/RoutingExampleTests.swift",
    ] {
      code += lines(try String(contentsOf: tests.appending(path: file), encoding: .utf8))
    }
    let examples = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(examples.count >= 4)
    for example in examples {
      #expect(code.contains(lines(example)), "not in a test as it stands on the page:\n\(example)")
    }
  }

  /// Without indentation and empty lines.
  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
