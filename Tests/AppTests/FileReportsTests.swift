internal import StoaApp
internal import Synchronization
internal import Testing

@Suite struct FileReportsTests {
  @Test func `lines are held until somebody is there, and told to who came last`() {
    let first = Mutex<[String]>([])
    let second = Mutex<[String]>([])
    let reports = FileReports()
    reports.add("one")
    reports.add("two")
    reports.deliver { line in first.withLock { $0.append(line) } }
    reports.add("three")
    reports.deliver { line in second.withLock { $0.append(line) } }
    reports.add("four")
    #expect(first.withLock { $0 } == ["one", "two", "three"])
    #expect(second.withLock { $0 } == ["four"])
  }
}
