internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of the list shows.
public struct GalleryContent: Equatable, Sendable {
  /// How many photos there are; nil until it is known.
  public let photos: Int?
  /// How many groups the loaded ones make up; nil until one page has come.
  public let groups: Int?
  /// What a group is, in as many words as there are.
  public let groupTitle: String
  /// Whether not all photos are loaded, so that the groups may be more.
  public let isPartial: Bool
  /// The rows in view.
  public let rows: [PhotoRow]
  public let top: Int
  public let total: Int
  public let selection: Int
  /// The indices of the rows that were not there at the last look.
  public let newRows: Set<Int>
  /// The text of the filter line; nil where there is none.
  public let filter: String?
  /// Where the caret of the filter line stands; nil while it does not take the keys.
  public let caret: Int?
  /// What stands in place of the rows.
  public let message: LoadMessage?

  public init(_ slice: Slice) {
    let list = slice.list
    photos = list.isKnown ? list.rows.total : nil
    groups = list.isKnown ? slice.groupCount : nil
    groupTitle = Photo.groupTitle(count: groups)
    isPartial = !list.rows.isComplete
    rows = list.visible.map { PhotoRow(list.rows[$0]) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    filter = list.filter.isShown ? list.filter.text : nil
    caret = list.filter.isEditing ? list.filter.caret : nil
    message = list.notice.map(LoadMessage.init)
  }
}
