internal import DesignSupport
public import PostsLogic
internal import ScreenSupport
public import StoaCanvas
public import StoaInput

/// The page of a post: its text, who wrote it, and the first comments.
public enum PostScreen {
  public static let keyMap = KeyMap<PostCommand>(
    [
      KeyBinding(
        [KeyPress(.enter), .character("l"), KeyPress(.right)], name: "open", title: "open", footer: true,
        needsItem: true,
        command: .open),
      KeyBinding(
        [.character("p")], name: "person", title: "its author", footer: true, needsItem: true, command: .author),
      KeyBinding([.character("R")], name: "refresh", title: "refresh", footer: true, command: .refresh),
    ] + KeyBinding.motions(PostCommand.move))

  /// Where the page stands at this size, so that the selected link is in view.
  public static func offset(_ content: PostContent, in size: Size) -> Int {
    guard let post = content.post else { return 0 }
    return DetailPage(blocks(post), size: size)
      .offset(showing: content.followsLink ? content.link : nil, from: content.offset)
  }

  public static func draw(_ content: PostContent, on canvas: inout Canvas, in rect: Rect) {
    if let post = content.post {
      DetailPage(blocks(post), size: rect.size)
        .draw(on: &canvas, at: rect.origin, offset: content.offset, selected: content.link)
    } else if let message = content.message {
      MessageView(message, loading: "the post", on: canvas).draw(on: &canvas, in: rect)
    }
  }

  private static func blocks(_ post: PostDetail) -> [DetailBlock] {
    let author = "by \(post.author)"
    return [
      .heading(post.title), post.opensAuthor ? .link(author, note: "") : .text(author), .gap, .text(post.body), .gap,
      .heading("Comments"),
    ] + comments(post)
  }

  private static func comments(_ post: PostDetail) -> [DetailBlock] {
    var blocks: [DetailBlock] = []
    for comment in post.comments {
      switch comment {
      case .comment(let name, let email, let body):
        blocks += [.text(name), .note(email), .text(body), .gap]
      case .waiting, .unreadable:
        blocks += [.note("This entry could not be read."), .gap]
      }
    }
    switch post.commentCount {
    case nil: blocks.append(.note(post.commentsTrouble ?? "Loading comments"))
    case 0?: blocks.append(.note("No comments."))
    case let count? where post.isCommentCountCutShort: blocks.append(.link("All \(count)+ comments", note: ""))
    case let count?: blocks.append(.link(count == 1 ? "The one comment" : "All \(count) comments", note: ""))
    }
    return blocks
  }
}
