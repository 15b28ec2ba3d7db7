internal import PostsInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct PostsEvaluationTests {
  private let feature = PostsFeature(size: Size(columns: 120, rows: 40))

  /// How often each place is evaluated, back to front, by what happens between two drawings of the tab.
  private func evaluations(_ happens: () async -> Void) async -> [Int] {
    await feature.settle()
    let before = feature.tab.work
    await happens()
    await feature.settle()
    return zip(feature.tab.work, before).map { $0.evaluations - $1.evaluations }
  }

  @Test("Where nothing happens, no place is evaluated")
  func nothing() async {
    feature.show(PostsPlace(stack: [.post(1), .comments(1)]))
    #expect(await evaluations {} == [0, 0, 0])
  }

  @Test("A move evaluates the place that has the keys, and none beside or under it", arguments: [0, 1, 2])
  func moves(_ depth: Int) async {
    feature.show(PostsPlace(stack: [PostsRoute]([.post(1), .comments(1)].prefix(depth))))
    #expect(await evaluations { await feature.press(.down) } == [Int](repeating: 0, count: depth) + [1])
  }

  @Test("A move in the highlights leaves the list under them alone")
  func sheet() async {
    feature.show(PostsPlace(sheet: .highlights))
    #expect(await evaluations { await feature.press(.down) } == [0, 1])
  }
}
