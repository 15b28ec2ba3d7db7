internal import StoaSupport
internal import Testing

@Suite struct CompositionTests {
  private static let container = "Sources/Layers/Domain/DomainContainer.swift"

  /// A container in Domain, and what the interfaces of People and Posts take from it.
  private func tree(people: String, posts: String = "") throws -> Tree {
    let tree = try Tree(.small)
    try tree.write(
      Self.container,
      """
      public struct DomainContainer {
        public let loadPeople: LoadPeople<Int>
        public let loadPosts = LoadPosts()
        private let hidden: Int
        static let known = 1

        public init(loadPeople: LoadPeople<Int>) { self.loadPeople = loadPeople }

        public func makeSession(_ name: String) -> Session { Session(loadPeople) }
        func show() {}
      }

      """)
    try tree.write("Sources/Features/People/Interface/PeoplePlaces+Make.swift", "import DomainLayer\n\(people)")
    try tree.write("Sources/Features/Posts/Interface/PostsPlaces.swift", "import DomainLayer\n\(posts)")
    return tree
  }

  private func unused(in tree: Tree) -> [String] {
    tree.findings(of: .providerUnused)
  }

  @Test func theChartShowsWhatEachContainerHandsOutWhoTakesItAndWhoMakesIt() throws {
    let tree = try tree(
      people: "func a(domain: DomainContainer) { domain.loadPeople(); domain.loadPosts() }",
      posts: "let held = try DomainContainer(loadPeople: x)\nlet session = held.makeSession(\"\")")
    tree.generate()
    #expect(
      try tree.text("docs/composition.md").hasSuffix(
        """
        ```mermaid
        flowchart LR
          subgraph DomainContainer
            DomainContainer.loadPeople["loadPeople: LoadPeople&lt;Int&gt;"]
            DomainContainer.loadPosts["loadPosts: LoadPosts()"]
            DomainContainer.makeSession["makeSession: Session"]
          end
          PostsPlaces -. makes .-> DomainContainer
          DomainContainer.loadPeople --> DomainContainer
          DomainContainer.loadPeople --> PeoplePlaces
          DomainContainer.loadPosts --> PeoplePlaces
          DomainContainer.makeSession --> PostsPlaces
        ```

        """))
    #expect(unused(in: tree) == [])
  }

  @Test func whatNothingTakesIsFoundWhereItIsWritten() throws {
    let tree = try tree(people: "func a(domain: DomainContainer) { domain.makeSession(\"\") }")
    #expect(unused(in: tree) == ["\(Self.container):3: provider-unused"])
  }

  @Test(arguments: [
    "func a(domain: DomainContainer) { domain.loadPosts() }", "var held: DomainContainer?\nlet a = held?.loadPosts",
    "let a = DomainContainer(loadPeople: f(x)).loadPosts",
    "func make() -> DomainContainer { x }\nlet a = make().loadPosts",
    "func make() -> DomainContainer { x }\nlet held = try other.make()\nlet a = held.loadPosts",
    "extension DomainContainer { func b() { loadPosts() } }",
    "extension DomainContainer { private var c: Int { self.loadPosts() } }",
  ])
  func aProviderIsTakenByAnyNameOfItsContainer(people: String) throws {
    #expect(unused(in: try tree(people: people, posts: "func a(d: DomainContainer) { d.makeSession(\"\") }")) == [])
  }

  @Test(arguments: [
    "func a(other: Other) { other.loadPosts() }", "func a() { loadPosts() }", "let loadPosts = Other.loadPosts",
    "// domain.loadPosts\nlet domain: DomainContainer",
  ])
  func aMemberOfSomethingElseTakesNothing(people: String) throws {
    let tree = try tree(people: people, posts: "func a(d: DomainContainer) { d.makeSession(\"\") }")
    #expect(unused(in: tree) == ["\(Self.container):3: provider-unused"])
  }

  @Test func whatOnlyTestsTakeIsUnused() throws {
    let modules =
      Registry.smallModules + [
        .module(
          "PeopleTesting", .featureTesting, "Features/People/Testing", ["DomainLayer"], feature: "People", line: 7)
      ]
    let tree = try Tree(.small(modules: modules))
    try tree.write(Self.container, "struct DomainContainer {\n  let loadPeople: Int\n}\n")
    try tree.write(
      "Sources/Features/People/Testing/PeopleTesting.swift",
      "internal import DomainLayer\n\nfunc take(_ domain: DomainContainer) { _ = domain.loadPeople }\n")
    #expect(unused(in: tree) == ["\(Self.container):2: provider-unused"])
  }
}
