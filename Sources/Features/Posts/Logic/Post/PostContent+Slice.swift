internal import DomainLayer
internal import StoaFlow

extension PostContent {
  /// What the page sees of its state; of comments that have not come, only why.
  public struct Slice: Equatable, Sendable {
    let post: Post?
    let notice: LoadNotice<DomainError>?
    let authorName: String?
    let hasPeople: Bool
    let comments: Page<Comment>?
    let commentsFailure: DomainError?
    let link: Int
    let offset: Int
    let followsLink: Bool

    public init(_ state: PostState) {
      post = state.post.value
      notice = state.post.notice
      authorName = state.authorName
      hasPeople = state.hasPeople
      comments = state.comments.value
      commentsFailure = state.comments.notice?.failure
      link = state.cursor.link
      offset = state.cursor.offset
      followsLink = state.cursor.followsLink
    }
  }

  /// The values for a whole state.
  public init(_ state: PostState) { self.init(Slice(state)) }
}
