internal import DomainLayer
internal import DomainTesting
internal import PostsInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PostsStagesTests {
  private let feature = PostsFeature()

  @Test("Typing filters live; Enter keeps the text, Esc empties it and stays on the row")
  func filter() async {
    await feature.press(.character("/"))
    #expect(feature.tab.capturesText)
    await feature.type("10")
    #expect(feature.place.query == PostQuery(filter: "10"))
    #expect(await feature.settle().line(3) == " / 10")
    #expect(feature.chrome.status.map(\.text) == ["1/1"])
    await feature.press(KeyPress(.enter))
    #expect(!feature.tab.capturesText)
    await feature.press(KeyPress(.escape))
    #expect(feature.place == PostsPlace())
    #expect(feature.chrome.status.map(\.text) == ["10/10"])
  }

  @Test("In the filter line letters are text, arrows move the selection, and pasted lines become one")
  func filterKeys() async {
    await feature.press(.character("/"))
    await feature.type("post")
    #expect(feature.place == PostsPlace(query: PostQuery(filter: "post")))
    #expect(feature.raised.isEmpty)
    await feature.press(KeyPress(.down), KeyPress(.down), KeyPress(.up))
    #expect(feature.chrome.status.map(\.text) == ["2/10"])
    _ = feature.tab.handle(.paste(" of\nthem"))
    await feature.type("")
    #expect(feature.place.query.filter == "post of them")
  }

  @Test("Esc goes back in stages: the sheet, the filter, the author")
  func stages() async {
    feature.show(PostsPlace(query: PostQuery(author: 2), sheet: .highlights))
    await feature.settle()
    await feature.press(KeyPress(.escape), .character("/"))
    await feature.type("4")
    #expect(feature.place == PostsPlace(query: PostQuery(filter: "4", author: 2)))
    #expect(feature.wayBack == "clear")
    await feature.press(KeyPress(.escape))
    #expect(feature.place == PostsPlace(query: PostQuery(author: 2)))
    #expect(feature.wayBack == "posts of all")
    await feature.press(KeyPress(.escape))
    #expect(feature.place == PostsPlace())
    #expect(feature.wayBack == nil)
    #expect(feature.chrome.status.map(\.text) == ["4/10"])
  }

  @Test("The badge counts all posts, and is not known of a narrowed list")
  func badge() async {
    #expect(feature.badge == nil)
    await feature.settle()
    #expect(feature.badge == ListCount(10))
    feature.show(PostsPlace(query: PostQuery(author: 2)))
    await feature.settle()
    #expect(feature.badge == nil)
  }

  @Test("The badge of posts that could not all be gathered says so")
  func cutShortBadge() async {
    feature.world.change { $0.cutShort = [.post] }
    await feature.settle()
    #expect(feature.badge == ListCount(10, isCutShort: true))
  }

  @Test("^c of the shell stops what loads, once")
  func cancel() async {
    let loading = feature.glance()
    #expect(loading.lines.contains { $0.contains("Loading posts") })
    #expect(feature.tab.cancelLoad())
    #expect(!feature.tab.cancelLoad())
    #expect(await feature.settle().lines.contains { $0.contains("Stopped.") })
    #expect(await feature.press(.character("R")))
    #expect(feature.chrome.status.map(\.text) == ["1/10"])
  }

  @Test("A refresh that fails keeps the posts and says so")
  func refreshFails() async {
    await feature.settle()
    feature.world.change { $0.failures[.post] = DomainError(.unreachable) }
    _ = feature.tab.handle(.key(.character("R")))
    #expect(feature.chrome.status.map(\.text) == ["updating, ^c stops it", "1/10"])
    await feature.settle()
    #expect(feature.chrome.status.map(\.text) == ["The service cannot be reached. R tries again", "1/10"])
    #expect(feature.chrome.status.first?.kind == .problem)
    #expect(await feature.settle().line(3).hasPrefix(" Post 1"))
  }

  @Test("The keys of the place and of the tab are published, each once")
  func keys() async {
    await feature.press(KeyPress(.enter))
    let labels = feature.chrome.keys.flatMap { $0.label.split(separator: " ") }
    #expect(Set(labels).count == labels.count)
    #expect(
      feature.chrome.keys.filter(\.inFooter).map(\.title) == ["open", "its author", "refresh", "back", "highlights"])
    await feature.press(.character("i"))
    #expect(feature.chrome.keys.filter(\.inFooter).map(\.title) == ["open", "refresh", "back"])
  }
}
