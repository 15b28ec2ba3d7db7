internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of the list shows.
public struct PostsContent: Equatable, Sendable {
  /// How many posts there are; nil until it is known.
  public let posts: Int?
  /// Whether there are more posts, which nobody can bring.
  public let isCutShort: Bool
  /// How many people wrote the loaded posts; nil until one page has come.
  public let authors: Int?
  /// Whether not all posts are there, so that the authors may be more.
  public let isPartial: Bool
  /// The rows in view.
  public let rows: [PostRow]
  public let top: Int
  public let total: Int
  public let selection: Int
  /// The indices of the rows that were not there at the last look.
  public let newRows: Set<Int>
  /// Whose posts alone are shown; nil for everybody's.
  public let author: String?
  /// The text of the filter line; nil where there is none.
  public let filter: String?
  /// Where the caret of the filter line stands; nil while it does not take the keys.
  public let caret: Int?
  /// What stands in place of the rows.
  public let message: LoadMessage?

  public init(_ slice: Slice) {
    let list = slice.list
    posts = list.isKnown ? list.rows.total : nil
    authors = list.isKnown ? slice.authorCount : nil
    isCutShort = list.isCutShort
    isPartial = list.isCutShort || !list.rows.isComplete
    rows = list.visible.map { PostRow(list.rows[$0], names: slice.names) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    author = slice.author.map { slice.names[$0] ?? "person \($0)" }
    filter = list.filter.isShown ? list.filter.text : nil
    caret = list.filter.isEditing ? list.filter.caret : nil
    message = list.notice.map(LoadMessage.init)
  }
}
