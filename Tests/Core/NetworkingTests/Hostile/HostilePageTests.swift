internal import Foundation
internal import StoaNetworkingTesting
internal import Testing

/// The table of docs/network.md and the hostile server have the same paths.
@Suite("A hostile server: the page")
struct HostilePageTests {
  private let page = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../docs/network.md").standardized

  @Test func `every misbehaviour stands in the table once, and nothing else does`() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.matches(of: /\n\| `\/([a-z0-9_]+)` \|/).map { String($0.1) }
    #expect(rows.sorted() == Misbehaviour.all.map(\.path).sorted())
  }
}
