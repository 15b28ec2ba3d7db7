internal import StoaFlow
internal import Testing

struct PagedRowsTests {
  /// 10 rows in pages of 4, of which the last page is held.
  private var sparse: PagedRows<Int> {
    var rows = PagedRows<Int>(pageSize: 4)
    rows.insert([8, 9], page: 2, total: 10)
    return rows
  }

  @Test(
    "A row is found by its index, and only where it is held",
    arguments: zip([-1, 0, 7, 8, 9, 10], [nil, nil, nil, 8, 9, nil]))
  func find(_ index: Int, _ row: Int?) {
    #expect(sparse[index] == row)
  }

  @Test("Held rows stand in the order of their indices, whatever came first")
  func order() {
    var rows = sparse
    rows.insert([0, 1, 2, 3], page: 0, total: 10)
    #expect(rows.loaded.map(\.index) == [0, 1, 2, 3, 8, 9])
    #expect(rows.loaded.map(\.element) == [0, 1, 2, 3, 8, 9])
  }

  @Test("A list is complete when every row is held")
  func complete() {
    var rows = sparse
    #expect(!rows.isComplete)
    rows.insert([0, 1, 2, 3], page: 0, total: 10)
    rows.insert([4, 5, 6, 7], page: 1, total: 10)
    #expect(rows.isComplete)
  }

  @Test(
    "The pages of a range, cut to the rows that there are",
    arguments: zip([0..<1, 3..<5, -9..<99, 10..<12, 4..<4], [0...0, 0...1, 0...2, nil, nil] as [ClosedRange<Int>?]))
  func covering(_ range: Range<Int>, _ pages: ClosedRange<Int>?) {
    #expect(sparse.pages(covering: range) == pages)
  }

  @Test("Rows beyond the total go, those of other pages too")
  func shrink() {
    var rows = sparse
    rows.insert([0, 1, 2, 3], page: 0, total: 3)
    #expect(rows.loaded.map(\.element) == [0, 1, 2])
    #expect(rows.total == 3)
  }

  @Test("A page longer than a page is cut")
  func longPage() {
    var rows = PagedRows<Int>(pageSize: 2)
    rows.insert([1, 2, 3], page: 0, total: 3)
    #expect(rows.loadedCount == 2)
    #expect(rows[2] == nil)
  }

  @Test("A negative total is none")
  func negative() {
    var rows = PagedRows<Int>(pageSize: 2)
    rows.insert([1], page: 0, total: -5)
    #expect(rows.total == 0)
    #expect(rows.loadedCount == 0)
  }

  @Test("Beyond the limit the pages farthest from the last one go")
  func limit() {
    var rows = PagedRows<Int>(pageSize: 1, pageLimit: 3)
    for page in [0, 5, 6, 7] { rows.insert([page], page: page, total: 10) }
    #expect(rows.loaded.map(\.element) == [5, 6, 7])
    #expect(!rows.holds(page: 0))
    #expect(rows.holds(page: 7))
  }

  @Test("A million rows that were all looked at take the memory of the limit")
  func million() {
    var rows = PagedRows<Int>(pageSize: 40, pageLimit: 16)
    for page in 0..<25_000 { rows.insert(Array(repeating: page, count: 40), page: page, total: 1_000_000) }
    #expect(rows.loadedCount == 640)
    #expect(rows[999_999] == 24_999)
  }

  @Test("A page size and a limit that make no sense become ones that do")
  func bounds() {
    let rows = PagedRows<Int>(pageSize: 0, pageLimit: 0)
    #expect(rows.pageSize == 1)
    #expect(rows.pageLimit == 2)
  }
}
