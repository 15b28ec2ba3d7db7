internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the screen of the list shows.
public struct PeopleContent: Equatable, Sendable {
  /// How many people there are; nil until it is known.
  public let people: Int?
  /// Whether there are more people, which nobody can bring.
  public let isCutShort: Bool
  /// How many cities the loaded people live in; nil until one page has come.
  public let cities: Int?
  /// Whether not all people are there, so that the cities may be more.
  public let isPartial: Bool
  /// The rows in view.
  public let rows: [PersonRow]
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
    people = list.isKnown ? list.rows.total : nil
    cities = list.isKnown ? slice.cityCount : nil
    isCutShort = list.isCutShort
    isPartial = list.isCutShort || !list.rows.isComplete
    rows = list.visible.map { PersonRow(list.rows[$0]) }
    top = list.top
    total = list.rows.total
    selection = list.selection
    newRows = list.newRows
    filter = list.filter.isShown ? list.filter.text : nil
    caret = list.filter.isEditing ? list.filter.caret : nil
    message = list.notice.map(LoadMessage.init)
  }
}
