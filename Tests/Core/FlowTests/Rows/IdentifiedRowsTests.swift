internal import StoaFlow
internal import Testing

private struct Row: Sendable, Equatable, Identifiable {
  var id: Int
  var text = ""
}

private typealias Rows = IdentifiedRows<Int, Row>

@Suite struct IdentifiedRowsTests {
  private func rows(_ ids: some Sequence<Int>) -> Rows { Rows(ids.map { Row(id: $0) }) }

  @Test func aRowIsFoundByIndexAndByIdentity() {
    let rows = rows((0..<1_000).map { 1_000 - $0 })
    #expect(rows.count == 1_000)
    #expect(rows[0].id == 1_000)
    #expect(rows[999].id == 1)
    #expect(rows[id: 500] == Row(id: 500))
    #expect(rows.index(id: 500) == 500)
    #expect(rows[id: 0] == nil)
    #expect(rows.index(id: 1_001) == nil)
  }

  @Test func aRowThatComesWithAnIdentityThatIsThereTakesItsPlace() {
    var rows = Rows([Row(id: 1), Row(id: 2), Row(id: 1, text: "new")])
    #expect(rows.map(\.text) == ["new", ""])
    rows.insert(Row(id: 2, text: "newer"), at: 0)
    #expect(rows.map(\.text) == ["new", "newer"])
  }

  @Test func anIndexBeyondTheEndsCountsAsTheNearest() {
    var rows = rows([1, 2])
    rows.insert(Row(id: 3), at: 99)
    rows.insert(Row(id: 0), at: -5)
    rows.move(id: 1, to: 99)
    #expect(rows.ids == [0, 2, 3, 1])
  }

  @Test func aChangeOfARowThatIsNotThereIsNone() {
    var rows = rows([1])
    let before = rows.revision
    let updated: Void? = rows.update(2) { $0.text = "?" }
    let removed = rows.remove(id: 2)
    let moved = rows.move(id: 2, to: 0)
    #expect(updated == nil)
    #expect(removed == nil)
    #expect(!moved)
    #expect(rows.revision == before)
    #expect(rows.ids == [1])
  }

  @Test func aRowThatChangesItsIdentityTakesThePlaceOfTheRowThatHadIt() {
    var rows = rows(0..<300)
    rows.update(200) { $0 = Row(id: 7, text: "renamed") }
    #expect(rows.count == 299)
    #expect(rows.index(id: 7) == 199)
    #expect(rows[id: 7]?.text == "renamed")
    #expect(rows[id: 200] == nil)
    rows.update(7) { $0.id = 1_000 }
    #expect(rows.index(id: 1_000) == 199)
    #expect(rows.ids == Array(0..<7) + Array(8..<200) + [1_000] + Array(201..<300))
  }

  @Test func sortingKeepsTheRowsAndTheirIdentities() {
    var rows = rows(0..<500)
    rows.sort { $0.id % 10 < $1.id % 10 }
    #expect(rows.ids == Array(0..<500).sorted { $0 % 10 < $1 % 10 })
    #expect(rows.index(id: 10) == 1)
  }

  @Test func everyChangeHasItsRevisionAndNothingElseHas() {
    var rows = rows(0..<10)
    var seen = [rows.revision]
    _ = rows[3]
    #expect(rows.revision == seen[0])
    rows.update(3) { $0.text = "x" }
    seen.append(rows.revision)
    rows.append(Row(id: 3, text: "y"))
    seen.append(rows.revision)
    rows.move(id: 3, to: 0)
    seen.append(rows.revision)
    rows.remove(id: 3)
    seen.append(rows.revision)
    rows.sort { $0.id > $1.id }
    seen.append(rows.revision)
    #expect(Set(seen).count == seen.count)
  }

  @Test func equalListsAreEqualHoweverTheyCameAbout() {
    var grown = rows(stride(from: 0, to: 600, by: 2))
    for id in stride(from: 1, to: 600, by: 2) { grown.insert(Row(id: id), at: id) }
    #expect(grown == rows(0..<600))
    grown.update(599) { $0.text = "other" }
    #expect(grown != rows(0..<600))
  }

  /// Random changes, beside an array that is changed in the plainest way.
  @Test(arguments: 1...8)
  func randomChangesLeaveWhatAnArrayWouldHold(_ seed: Int) {
    var dice = Dice(seed: seed)
    var (rows, model) = (Rows(), [Row]())
    #if DEBUG
      let steps = 600
    #else
      let steps = 6_000
    #endif
    for step in 0..<steps {
      // Seeds differ in how much comes and how much goes.
      let id = dice.roll(2_000)
      let place = model.firstIndex { $0.id == id }
      switch dice.roll(10 + seed) {
      case 0, 1:
        rows.remove(id: id)
        if let place { model.remove(at: place) }
      case 2:
        rows.update(id) { $0.text += "\(step) " }
        if let place { model[place].text += "\(step) " }
      case 3:
        let index = dice.roll(max(1, model.count))
        rows.move(id: id, to: index)
        if let place { model.insert(model.remove(at: place), at: min(index, model.count)) }
      case 4:
        // A run of removals, so that chunks grow small and join.
        for row in model.dropFirst(dice.roll(max(1, model.count))).prefix(40) {
          rows.remove(id: row.id)
          model.removeAll { $0.id == row.id }
        }
      default:
        for offset in 0..<(step.isMultiple(of: 4) ? 20 : 1) {
          let row = Row(id: (id + offset * 7) % 2_000, text: "new")
          let index = dice.roll(model.count + 1)
          rows.insert(row, at: index)
          if let place = model.firstIndex(where: { $0.id == row.id }) {
            model[place] = row
          } else {
            model.insert(row, at: index)
          }
        }
      }
      #expect(rows.count == model.count)
      if step.isMultiple(of: 40) { compare(rows, model) }
    }
    compare(rows, model)
  }

  private func compare(_ rows: Rows, _ model: [Row]) {
    #expect(Array(rows) == model)
    #expect(rows.ids == model.map(\.id))
    #expect(model.indices.allSatisfy { rows[$0] == model[$0] })
    #expect(model.enumerated().allSatisfy { rows.index(id: $1.id) == $0 && rows[id: $1.id] == $1 })
  }
}
