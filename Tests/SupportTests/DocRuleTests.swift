internal import StoaSupport
internal import Testing

@Suite struct DocRuleTests {
  /// Each line of a document is a case of its own.
  private func lines(_ rule: RuleID, in text: String, at path: String = "docs/page.md") throws -> [String] {
    let tree = try Tree(.small)
    try tree.write(path, text)
    return tree.findings(of: rule).map { String($0.dropFirst(path.count + 1).prefix { $0 != ":" }) }
  }

  @Test func aLinkLeadsToAFileAFolderOrAHeading() throws {
    let text = """
      # The `way` of a key, and so on
      ## Twice
      ## Twice
      [a](modules.md) [b](../Sources/Core) [c](#the-way-of-a-key-and-so-on) [d](#twice-1) [e](page.md#twice)
      [f](https://example.org/gone) [g](mailto:a@example.org) `[h](gone.md)`
      ```
      [i](gone.md) # Heading
      ```
      [j](gone.md)
      [k](#twice-2)
      [l](../../etc)
      [m](modules.md#gone) [n](modules.md)
      ![o](gone.png)
      [p](../Package.swift#line)
      [q](#Heading)
      """
    #expect(try lines(.docLink, in: text) == ["9", "10", "11", "12", "13", "14", "15"])
  }

  @Test func aPathInACodeSpanIsThereAndMayGoWithoutItsEnding() throws {
    let text = """
      `Sources/Core/Flow/StoaFlow.swift` `Sources/Core/Flow/StoaFlow` `Core/Flow/StoaFlow` `Core/Flow` `docs/`
      `Sources/*/Flow/Stoa*` `Sources/Features/NAME/Logic` `docs/…` `Tests` `people/3` `Core/Flow is read`
      `docs/modules.md --all`
      `Sources/Core/Flow/Gone`
      `Core/Flow/Gone`
      `Sources/*/Gone*`
      `docs/gone.md --all`
      `Sources/Gone/`
      """
    #expect(try lines(.docLink, in: text) == ["4", "5", "6", "7", "8"])
  }

  @Test func commandsSayWhetherTheyAreRunAndOthersAreLeftAlone() throws {
    let text = """
      ```sh run
      for word in a b; do
        echo "$word"
      done
      ```
      ````console interactive
      $ ls
      'what it prints' is (no command
      ```
      ````
      ```swift
      stoa (
      ```
      ```
      no command
      ```
      ```bash
      ```
      ```sh sometimes
      ```
      ```sh run quietly
      ```
      """
    #expect(try lines(.docCommand, in: text) == ["17", "19", "21"])
  }

  @Test func whatAShellCannotReadIsFoundAtItsBlock() throws {
    let tree = try Tree(.small)
    try tree.write("docs/page.md", "text\n```sh interactive\ntrue\nif true\n```\n")
    #expect(tree.findings() == ["docs/page.md:2: doc-command"])
  }

  @Test func withoutAShellTheCommandsAreNotTakenAsRead() throws {
    let tree = try Tree(.small)
    try tree.write("docs/page.md", "```sh run\nif\n```\n")
    #expect(tree.findings(of: .docCommand) == [])
    #expect(
      Checker(root: tree.root, registry: tree.registry, searchPath: "").findings().map(\.message).contains {
        $0.hasPrefix("bash is not on the PATH")
      })
  }

  @Test func aFenceThatNothingClosesReachesToTheEnd() throws {
    #expect(try lines(.docCommand, in: "```sh\n[a](gone.md)\n") == ["1"])
    #expect(try lines(.docLink, in: "```sh\n[a](gone.md)\n") == [])
  }
}
