internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import StoaFlow

/// The names of those who wrote the sample's posts.
let sampleNames: [User.ID: String] = [1: "Ada Morel", 2: "Bo Lindgren", 3: "Chiara Neri", 4: "Dae Han", 5: "Eli Stone"]

/// The sample's posts, as a list has them.
let samplePosts = SampleWorld.Contents.sample.posts.map(Slot.item)

extension PostsAction {
  /// The first page came.
  static func arrived(_ slots: [Slot<Post>] = samplePosts, total: Int? = nil, generation: Int = 1) -> PostsAction {
    .list(.arrived(page: 0, ListPage(elements: slots, total: total ?? slots.count), generation: generation))
  }

  /// The first page did not come.
  static func failed(_ kind: DomainError.Kind, generation: Int = 1) -> PostsAction {
    .list(.failed(page: 0, DomainError(kind), generation: generation))
  }
}

extension CommentsReducer.Action where Element == Slot<Comment>, Query == CommentQuery, Failure == DomainError {
  /// The first page came.
  static func arrived(_ slots: [Slot<Comment>], total: Int? = nil) -> Self {
    .arrived(page: 0, ListPage(elements: slots, total: total ?? slots.count), generation: 1)
  }
}

extension Post {
  /// A post in wide characters and clusters, longer than any screen is wide.
  static let wide = Post(
    id: 11, author: 4,
    title: "서울의 밤은 길고 조용하다, 그리고 아무도 그 이유를 말하지 않는다, 그래도 우리는 기다린다, 아침까지 기다린다",
    body: "家族👨‍👩‍👧‍👦は元気です。これは二行に収まらないほど長い本文で、最後には省略記号が付くはずです。本当に長い本文ですから、もう少し続けます。終わり。")
  /// A post that tries to control the terminal.
  static let hostile = Post(
    id: 12, author: 5, title: "Red \u{1B}[31malert\u{202E} and a tab\there", body: "One\u{7}\u{0}two\rthree")
  /// A post whose every part is empty.
  static let empty = Post(id: 13, author: 1, title: "", body: "")
}
