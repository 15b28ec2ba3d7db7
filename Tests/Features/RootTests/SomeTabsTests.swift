internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// A program of some tabs offers nothing that a tab would have to show which it does not have.
@FlowActor struct SomeTabsTests {
  private func program(_ tabs: String..., at place: Destination) throws -> Program {
    Program(tabs: try #require(TabChoice(names: tabs)), at: place)
  }

  /// What the footer and the list of keys say, and the names that the address line offers.
  private func offers(_ program: Program) async -> [String] {
    let footer = await program.resize(100, 60).lines.last ?? ""
    await program.press(.character("?"))
    let keys = await program.settle().lines
    await program.press(KeyPress(.escape))
    return [footer] + keys + program.shell.commands.map { "\($0.name): \($0.title)" }
  }

  @Test("A person alone leads to no to-dos, posts and preferences, in no list; the keys say why")
  func person() async throws {
    let program = try program("people", at: Destination(PeoplePlace(stack: [.person(3)])))
    let links = await program.settle().lines.filter { $0.contains("•") }
    #expect(links == [" • All 2 posts"])
    let offers = await offers(program)
    #expect(offers.contains("refresh: refresh"))
    #expect(!offers.contains { $0.contains(" to-dos") || $0.contains("preferences") || $0.contains("settings") })
    await program.press(.character("s"))
    #expect(await program.status() == " There is no tab Settings here.")
    await program.press(.character(","))
    #expect(await program.status() == " There are no preferences here.")
  }

  @Test("Beside Settings a person leads to their to-dos, and beside Posts to a post")
  func neighbours() async throws {
    let place = Destination(PeoplePlace(stack: [.person(3)]))
    let settings = try program("people", "settings", at: place)
    let links = await settings.settle().lines.filter { $0.contains("•") }
    #expect(links.map { $0.split(separator: " ")[1] } == ["All", "Go"])
    #expect(await offers(settings).contains("todos: to-dos"))
    await settings.press(.character("s"))
    #expect(settings.address == "settings/todos?assignee=3")
    let posts = try program("posts", "people", at: place)
    #expect(await !offers(posts).contains("todos: to-dos"))
    await posts.press(KeyPress(.enter))
    #expect(posts.address == "posts/5")
  }

  @Test("A post alone and a to-do alone lead to nobody")
  func people() async throws {
    let post = try program("posts", at: Destination(PostsPlace(stack: [.post(7)])))
    #expect(await !offers(post).contains { $0.contains("its author") })
    let offers = await offers(try program("settings", at: Destination(SettingsPlace(stack: [.todo(7)]))))
    #expect(!offers.contains { $0.contains("its owner") })
    #expect(offers.contains("preferences: preferences"))
  }
}
