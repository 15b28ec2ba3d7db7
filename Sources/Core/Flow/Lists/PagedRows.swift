/// The rows of a list that knows its total and holds only the pages that were looked at.
///
/// Rows are found by index in the logarithm of the pages. At most `pageLimit` pages are kept: beyond it, those farthest
/// from the last page that arrived go first, so a list of a million rows takes the memory of ten thousand.
public struct PagedRows<Element: Sendable>: Sendable {
  fileprivate struct Page: Sendable {
    let number: Int
    let rows: [Element]
  }

  /// Rows in a page; a page starts at a multiple of it.
  public let pageSize: Int
  /// How many pages are kept at the most.
  public let pageLimit: Int
  /// How many rows there are in all, loaded or not.
  public private(set) var total: Int
  /// By number.
  private var pages: [Page] = []

  /// An empty list.
  public init(pageSize: Int = 40, pageLimit: Int = 256) {
    self.pageSize = max(1, pageSize)
    self.pageLimit = max(2, pageLimit)
    total = 0
  }

  /// How many rows are held.
  public var loadedCount: Int {
    var count = 0
    for page in pages { count += page.rows.count }
    return count
  }

  /// Whether every row is held.
  public var isComplete: Bool { loadedCount == total }

  /// The row at an index, or nil where it has not been loaded or does not exist.
  public subscript(index: Int) -> Element? {
    guard index >= 0, index < total, let place = place(of: index / pageSize) else { return nil }
    let offset = index % pageSize
    return offset < pages[place].rows.count ? pages[place].rows[offset] : nil
  }

  /// The rows that are held, in the order of their indices.
  public var loaded: [(index: Int, element: Element)] {
    var rows: [(index: Int, element: Element)] = []
    rows.reserveCapacity(loadedCount)
    for page in pages {
      var index = page.number * pageSize
      for element in page.rows {
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
  public func holds(page: Int) -> Bool { place(of: page) != nil }

  /// Keeps one page and the newest total; rows beyond the total go.
  public mutating func insert(_ elements: [Element], page: Int, total newTotal: Int) {
    total = max(0, newTotal)
    let room = max(0, min(pageSize, total - page * pageSize))
    let kept = Page(number: page, rows: elements.count > room ? Array(elements[..<room]) : elements)
    let next = firstPlace(from: page)
    if next < pages.count, pages[next].number == page { pages[next] = kept } else { pages.insert(kept, at: next) }
    while let last = pages.last, last.number * pageSize >= total { pages.removeLast() }
    while pages.count > pageLimit, let first = pages.first, let last = pages.last {
      if page - first.number > last.number - page { pages.removeFirst() } else { pages.removeLast() }
    }
  }

  /// Where a page stands among those that are held.
  private func place(of page: Int) -> Int? {
    let place = firstPlace(from: page)
    return place < pages.count && pages[place].number == page ? place : nil
  }

  /// Where the first page stands whose number is not below this one; by halving.
  private func firstPlace(from number: Int) -> Int {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Drops every row.
  public mutating func removeAll() {
    pages = []
    total = 0
  }
}

extension PagedRows.Page: Equatable where Element: Equatable {}
extension PagedRows: Equatable where Element: Equatable {}
