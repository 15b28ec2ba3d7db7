internal import DomainLayer
internal import PeopleLogic
internal import PeopleUI
internal import StoaCanvas
internal import StoaFlow
internal import Testing

struct OverviewSheetTests {
  @Test("The overview over a place of 80x24")
  func standard() {
    #expect(
      overviewSheet(80, 24, .loaded()) == """


            ┌─ Overview ───────────────────────────────────────────────────────────┐
            │ Most active city  Lyon (3)                                           │
            │                                                                      │
            │ People per city                                                      │
            │ Lyon              3                                                  │
            │ Malmö             1                                                  │
            │ 서울              1                                                  │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            └──────────────────────────────────────────────────────────────────────┘


        """)
  }

  @Test("The overview over a place of 100x30, while not all people have come")
  func partial() {
    #expect(
      overviewSheet(100, 30, .loaded(.crowd(40), total: 100)) == """


                      ┌─ Overview ───────────────────────────────────────────────────────────┐
                      │ Most active city  City 1 (6+)                                        │
                      │ Of the people loaded so far.                                         │
                      │                                                                      │
                      │ People per city                                                      │
                      │ City 1            6+                                                 │
                      │ City 2            6+                                                 │
                      │ City 3            6+                                                 │
                      │ City 4            6+                                                 │
                      │ City 5            6+                                                 │
                      │ City 0            5+                                                 │
                      │ City 6            5+                                                 │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      └──────────────────────────────────────────────────────────────────────┘


        """)
  }

  @Test("The overview covers a place of 45x12")
  func small() {
    #expect(
      overviewSheet(45, 12, .loaded()) == """
        ┌─ Overview ────────────────────────────────┐
        │ Most active city  Lyon (3)                │
        │                                           │
        │ People per city                           │
        │ Lyon              3                       │
        │ Malmö             1                       │
        │ 서울              1                       │
        │                                           │
        │                                           │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The overview scrolls as far as its last city")
  func scrolled() {
    #expect(
      overviewSheet(45, 8, .loaded(.crowd(40)) + [.overview(.moved(.last))]) == """
        ┌─ Overview ────────────────────────────────┐
        │ City 2            6                      ││
        │ City 3            6                      ││
        │ City 4            6                      ││
        │ City 5            6                      ┃│
        │ City 0            5                      ┃│
        │ City 6            5                      ┃│
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The overview in ASCII")
  func ascii() {
    #expect(
      overviewSheet(45, 9, glyphs: .ascii, .loaded()) == """
        +- Overview --------------------------------+
        | Most active city  Lyon (3)                |
        |                                           |
        | People per city                           |
        | Lyon              3                       |
        | Malm?             1                       |
        | ????              1                       |
        |                                           |
        +-------------------------------------------+
        """)
  }

  @Test("The overview while the list loads, and after it failed")
  func messages() {
    #expect(
      overviewSheet(45, 5, [.list(.appeared)]) == """
        ┌─ Overview ────────────────────────────────┐
        │                                           │
        │              Loading people               │
        │                                           │
        └───────────────────────────────────────────┘
        """)
    #expect(
      overviewSheet(45, 8, .failed(.timedOut)) == """
        ┌─ Overview ────────────────────────────────┐
        │                                           │
        │    The service did not answer in time.    │
        │   It may be busy, or the network slow.    │
        │                                           │
        │               R tries again               │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("No size traps", arguments: [(0, 0), (1, 1), (2, 40), (200, 1), (3, 3)])
  func anySize(_ columns: Int, _ rows: Int) {
    let lines = overviewSheet(columns, rows, .loaded(.crowd(40)) + [.overview(.moved(.last))])
    #expect(lines.split(separator: "\n", omittingEmptySubsequences: false).count == max(1, rows))
  }
}
