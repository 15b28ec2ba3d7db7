internal import StoaFlow
internal import Testing

private struct Row: Sendable, Equatable, Identifiable {
  var id: Int
  var number = 0
}

private let rows = IdentifiedRows((0..<100_000).map { Row(id: $0) })

@Suite struct IdentifiedRowsSharingTests {
  @Test func aChangeCopiesOneChunkWhileACopyIsHeld() {
    var changed = rows
    changed.update(50_000) { $0.number = 1 }
    let (all, shared) = changed.chunks(sharedWith: rows)
    #expect(all == 3_125)
    #expect(shared == all - 1)
    #expect(rows[id: 50_000]?.number == 0)
    #expect(changed[id: 50_000]?.number == 1)
  }

  @Test func theSecondChangeOfAChunkCopiesNothing() {
    var changed = rows
    changed.update(50_000) { $0.number = 1 }
    let once = changed.chunks(sharedWith: rows)
    changed.update(50_001) { $0.number = 1 }
    #expect(changed.chunks(sharedWith: rows) == once)
  }

  @Test func comingGoingAndMovingCopyNoMoreThanTheirNeighbours() {
    let changes: [(String, (inout IdentifiedRows<Int, Row>) -> Void, Int)] = [
      ("insert", { $0.insert(Row(id: -1), at: 50_000) }, 2), ("append", { $0.append(Row(id: -1)) }, 1),
      ("remove", { $0.remove(id: 50_000) }, 1), ("move", { $0.move(id: 50_000, to: 10) }, 3),
    ]
    for (name, change, most) in changes {
      var changed = rows
      change(&changed)
      let (all, shared) = changed.chunks(sharedWith: rows)
      #expect(all - shared <= most, "\(name)")
      #expect(all - shared > 0, "\(name)")
    }
  }

  @Test func withoutACopyNothingIsCopied() {
    var changed = IdentifiedRows((0..<1_000).map { Row(id: $0) })
    func places() -> [UnsafeRawPointer] { changed.chunkPlaces }
    let before = places()
    changed.update(500) { $0.number = 1 }
    #expect(places() == before)
  }
}
