internal import Backend
internal import EntireTabRouter
internal import FeaturesRoot
internal import Glibc
internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import StoaRouting
internal import StoaTerminal
internal import Testing

/// The same screens from the same data, whether it comes from within the process or over a socket through libcurl.
@FlowActor struct OneStackTests {
  private static let addresses = [
    "people", "people?q=lis", "people?sort=city", "people?sheet=overview", "people/3", "people/3/posts", "people/99",
    "posts", "posts?author=3", "posts/12", "posts/12/comments", "posts?sheet=highlights", "settings",
    "settings/todos?assignee=3", "settings/todos/7", "settings?sheet=digest",
  ]
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 45, rows: 12),
  ]

  @Test func embeddedAndServiceShowTheSameScreens() async throws {
    let directory = try TemporaryDirectory()
    let served = EmbeddedBackend(directory: directory.path + "/served")
    let server = try LoopbackServer(transport: served)
    defer { server.stop() }
    var embedded = Invocation()
    embedded.dataDirectory = directory.path + "/embedded"
    var service = Invocation()
    service.dataDirectory = directory.path + "/service"
    service.backend = server.url.string
    service.token = try #require(try served.issueSession()).accessToken
    for address in Self.addresses {
      for size in Self.sizes {
        let one = try await screen(embedded, address, size)
        let other = try await screen(service, address, size)
        #expect(one == other, "\(address) at \(size)")
        #expect(one.contains { !$0.isEmpty })
      }
    }
    #expect(!server.requests.isEmpty)
  }

  private func screen(_ invocation: Invocation, _ address: String, _ size: Size) async throws -> [String] {
    // How old something is says that it came over a network.
    var world = AppWorld()
    world.keepsAnswers = false
    let container = try AppContainer(invocation, world: world)
    let start = try invocation.tabs.book.resolver.resolve(address)
    let program = StoaProgram(container: container, glyphs: .unicode, start: start)
    program.resize(to: size)
    repeat {
      await container.runtime.activity.idle()
      _ = program.draw()
      await Task.yield()
    } while container.runtime.activity.count > 0 || program.needsDraw
    return program.draw().lines
  }
}
