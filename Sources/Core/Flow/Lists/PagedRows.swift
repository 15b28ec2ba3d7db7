/// The rows of a list that knows its total and holds only the pages that were looked at.
///
/// Rows are found by index in constant time. At most `pageLimit` pages are kept: beyond it, those farthest from the last
/// page that arrived go first, so a list of a million rows takes the memory of ten thousand.
public struct PagedRows<Element: Sendable>: Sendable {
  /// Rows in a page; a page starts at a multiple of it.
  public let pageSize: Int
  /// How many pages are kept at the most.
  public let pageLimit: Int
  /// How many rows there are in all, loaded or not.
  public private(set) var total: Int
  private var pages: [Int: [Element]] = [:]

  /// An empty list.
  public init(pageSize: Int = 40, pageLimit: Int = 256) {
    self.pageSize = max(1, pageSize)
    self.pageLimit = max(2, pageLimit)
    total = 0
  }

  /// How many rows are held.
  public var loadedCount: Int {
    var count = 0
    for page in pages.values { count += page.count }
    return count
  }

  /// Whether every row is held.
  public var isComplete: Bool { loadedCount == total }

  /// The row at an index, or nil where it has not been loaded or does not exist.
  public subscript(index: Int) -> Element? {
    guard index >= 0, index < total, let page = pages[index / pageSize] else { return nil }
    let offset = index % pageSize
    return offset < page.count ? page[offset] : nil
  }

  /// The rows that are held, in the order of their indices.
  public var loaded: [(index: Int, element: Element)] {
    var rows: [(index: Int, element: Element)] = []
    rows.reserveCapacity(loadedCount)
    for page in pages.keys.sorted() {
      var index = page * pageSize
      for element in pages[page, default: []] {
        rows.append((index, element))
        index += 1
      }
    }
    return rows
  }

  /// The pages that hold these indices, whether loaded or not.
  public func pages(covering range: Range<Int>) -> ClosedRange<Int>? {
    let first = max(0, range.lowerBound)
    let last = min(total, range.upperBound) - 1
    return first <= last ? (first / pageSize)...(last / pageSize) : nil
  }

  /// Whether a page is held.
  public func holds(page: Int) -> Bool { pages[page] != nil }

  /// Keeps one page and the newest total; rows beyond the total go.
  public mutating func insert(_ elements: [Element], page: Int, total newTotal: Int) {
    total = max(0, newTotal)
    let room = max(0, min(pageSize, total - page * pageSize))
    pages[page] = Array(elements.prefix(room))
    pages = pages.filter { $0.key * pageSize < total }
    while pages.count > pageLimit, let farthest = pages.keys.max(by: { abs($0 - page) < abs($1 - page) }) {
      pages[farthest] = nil
    }
  }

  /// Drops every row.
  public mutating func removeAll() {
    pages = [:]
    total = 0
  }
}

extension PagedRows: Equatable where Element: Equatable {}
