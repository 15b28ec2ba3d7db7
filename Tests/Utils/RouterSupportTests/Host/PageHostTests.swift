internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct PageHostTests {
  private let size = Size(columns: 10, rows: 4)

  @Test("The layout tells a page how much of it is in view, and nothing when that is known")
  func settles() {
    let host = TextHost(lines: 10)
    host.layout(in: size)
    #expect(host.cursor.height == 4)
    let revision = host.store.revision
    host.layout(in: size)
    #expect(host.store.revision == revision)
  }

  @Test("Whatever the keys ask for, the page ends where its text does")
  func end() {
    let host = TextHost(lines: 10)
    host.layout(in: size)
    #expect(host.handle(.key(.end)))
    host.layout(in: size)
    #expect(host.cursor.offset == 6)
  }

  @Test("A page that grows taller shows what stands above")
  func grows() {
    let host = TextHost(lines: 10)
    host.send(.moved(.last))
    host.layout(in: size)
    host.layout(in: Size(columns: 10, rows: 8))
    #expect(host.cursor.offset == 2)
  }

  @Test("A key that the page does not know means nothing")
  func unknown() {
    let host = TextHost(lines: 10)
    #expect(!host.handle(.key(.character("z"))))
    #expect(!host.handle(.paste("j")))
  }
}
