internal import StoaTerminal
internal import Testing

struct CursorReportsTests {
  private func columns(_ reads: String...) -> [Int] {
    var reports = CursorReports()
    for read in reads { reports.feed(read.utf8) }
    return reports.columns
  }

  @Test func `A report tells the column, wherever it is cut`() {
    let report = "\u{1B}[24;13R"
    #expect(columns(report) == [13])
    for cut in report.indices { #expect(columns(String(report[..<cut]), String(report[cut...])) == [13]) }
  }

  @Test func `Every report counts, in the order of its coming`() {
    #expect(columns("\u{1B}[1;1R\u{1B}[1;3R", "\u{1B}[1;2R") == [1, 3, 2])
  }

  @Test(arguments: [
    "\u{1B}[?62;22c", "\u{1B}[A", "12;13R", "[12;13R", "\u{1B}[;R", "\u{1B}[1;0R", "\u{1B}[5R", "\u{1B}[1;2;3R",
    "\u{1B}O1;2R",
    "\u{1B}[99999999999;99999999999R",
  ])
  func `What is no report is passed over`(text: String) {
    #expect(columns(text) == [])
    #expect(columns(text, "\u{1B}[2;7R") == [7])
  }

  @Test func `The key that interrupts is seen between reports`() {
    var reports = CursorReports()
    reports.feed("\u{1B}[1;1Rx".utf8)
    #expect(!reports.isInterrupted)
    reports.feed([0x03])
    #expect(reports.isInterrupted)
    #expect(reports.columns == [1])
  }
}
