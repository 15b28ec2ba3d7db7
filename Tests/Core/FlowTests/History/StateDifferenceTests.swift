internal import StoaFlow
internal import Testing

private struct Row: Identifiable, Equatable {
  var id: Int
  var name: String
}

private enum Phase: Equatable {
  case idle
  case loading(page: Int)
  case failed(String)
}

private struct Page: Equatable {
  struct Filter: Equatable {
    var text = ""
    var words: Set<String> = []
  }

  var phase = Phase.idle
  var filter = Filter()
  var selected: Row?
  var numbers: [Int] = []
  var rows: [Row] = []
  var counts: [Int: String] = [:]
}

/// The differences, a line each: path, old, new.
private func differences(_ change: (inout Page) -> Void, from start: (inout Page) -> Void = { _ in }) -> [String] {
  var before = Page()
  start(&before)
  var after = before
  change(&after)
  return lines(before, after)
}

private func lines(_ before: Any, _ after: Any) -> [String] {
  StateDifference.between(before, after).map { "\($0.path): \($0.old ?? "-") > \($0.new ?? "-")" }
}

@Suite struct StateDifferenceTests {
  @Test func onlyWhatDiffersIsNamedWithItsPath() {
    #expect(differences { $0.filter.text = "ann" } == [#"filter.text: "" > "ann""#])
    #expect(lines(Page(), Page()).isEmpty)
  }

  @Test func aCaseThatChangesIsShownWholeAndItsPayloadByPath() {
    #expect(differences { $0.phase = .failed("gone") } == [#"phase: idle > failed("gone")"#])
    let start: (inout Page) -> Void = { $0.phase = .loading(page: 1) }
    #expect(differences({ $0.phase = .loading(page: 2) }, from: start) == ["phase.loading.page: 1 > 2"])
  }

  @Test func anOptionalIsShownWithoutItsWrapping() {
    let ann: (inout Page) -> Void = { $0.selected = Row(id: 1, name: "Ann") }
    #expect(differences(ann) == [#"selected: nil > Row(id: 1, name: "Ann")"#])
    #expect(differences({ $0.selected?.name = "Anna" }, from: ann) == [#"selected.name: "Ann" > "Anna""#])
    #expect(differences({ $0.selected = nil }, from: ann) == [#"selected: Row(id: 1, name: "Ann") > nil"#])
  }

  @Test func elementsAreFoundByIndexAndOneThatIsPutInAlone() {
    let four: (inout Page) -> Void = { $0.numbers = [1, 2, 3, 4] }
    #expect(differences({ $0.numbers[2] = 9 }, from: four) == ["numbers[2]: 3 > 9"])
    #expect(differences({ $0.numbers.insert(9, at: 1) }, from: four) == ["numbers[1]: - > 9"])
    #expect(differences({ $0.numbers.removeFirst() }, from: four) == ["numbers[0]: 1 > -"])
  }

  @Test func ofManyNewElementsTheFirstAreShownAndTheOthersCounted() {
    #expect(
      differences { $0.numbers = Array(10..<40) } == [
        "numbers[0]: - > 10", "numbers[1]: - > 11", "numbers[2]: - > 12", "numbers[3]: - > 13", "numbers: - > 26 more",
      ])
  }

  @Test func rowsAreFoundByIdentityWhereverTheyStand() {
    let three: (inout Page) -> Void = { page in page.rows = ["a", "b", "c"].enumerated().map(Row.init) }
    #expect(
      differences({ $0.rows.insert(Row(id: 9, name: "new"), at: 0) }, from: three)
        == [#"rows[id 9]: - > Row(id: 9, name: "new")"#])
    #expect(
      differences(
        {
          $0.rows[2].name = "C"
          $0.rows.remove(at: 0)
        }, from: three) == [#"rows[id 2].name: "c" > "C""#, #"rows[id 0]: Row(id: 0, name: "a") > -"#])
    #expect(differences({ $0.rows.swapAt(1, 2) }, from: three) == ["rows in the order of: 1, 2 > 2, 1"])
  }

  @Test func rowsOfOneIdentityTwiceAreFoundByIndex() {
    let twins: (inout Page) -> Void = { $0.rows = [Row(id: 1, name: "a"), Row(id: 1, name: "b")] }
    #expect(differences({ $0.rows[1].name = "B" }, from: twins) == [#"rows[1].name: "b" > "B""#])
  }

  @Test func entriesAreFoundByKeyInOrder() {
    let two: (inout Page) -> Void = { $0.counts = [2: "two", 10: "ten"] }
    #expect(
      differences(
        {
          $0.counts[10] = "TEN"
          $0.counts[2] = nil
          $0.counts[3] = "three"
        }, from: two) == [#"counts[2]: "two" > -"#, #"counts[3]: - > "three""#, #"counts[10]: "ten" > "TEN""#])
  }

  @Test func membersOfASetComeAndGo() {
    let words: (inout Page) -> Void = { $0.filter.words = ["a", "b"] }
    #expect(
      differences({ $0.filter.words = ["b", "c"] }, from: words)
        == [#"filter.words: "a" > -"#, #"filter.words: - > "c""#])
  }

  @Test func ofLongTextsThePartThatDiffersIsShown() {
    let head = String(repeating: "x", count: 100)
    let tail = String(repeating: "y", count: 100)
    let found = differences({ $0.filter.text = head + "NEW" + tail }, from: { $0.filter.text = head + "old" + tail })
    let (twelve, rest) = (String(repeating: "x", count: 12), String(repeating: "y", count: 33))
    #expect(found == [#"filter.text: "…\#(twelve)old\#(rest)…" > "…\#(twelve)NEW\#(rest)…""#])
  }

  @Test func longValuesAreCut() {
    let rows = (0..<50).map { Row(id: $0, name: "a row with a name") }
    #expect(StateDifference.text(Array(0..<50)) == "[0, 1, 2, 3, 4, 5, … 44 more]")
    #expect(StateDifference.text(rows).count == 201)
    #expect(StateDifference.text(String(repeating: "z", count: 99)).count == 63)
  }

  @Test func aPropertyWrappersValueBearsTheNameOfItsProperty() {
    struct Counted: Equatable { @Tracked var total = 1 }
    #expect(lines(Counted(), Counted(total: 2)) == ["total: 1 > 2"])
    #expect(StateDifference.text(Counted()) == "Counted(total: Tracked(1))")
  }

  @Test func closuresAndRingsOfObjectsAreNoDifference() {
    final class Ring { var next: Ring? }
    struct Held {
      var ring = Ring()
      var call: () -> Int
      var number = 0
    }
    let (one, two) = (Held(call: { 1 }), Held(call: { 2 }, number: 7))
    one.ring.next = one.ring
    two.ring.next = two.ring
    #expect(lines(one, two) == ["number: 0 > 7"])
  }

  @Test func valuesOfTwoTypesAreShownWhole() {
    #expect(lines(1, "one") == [#": 1 > "one""#])
  }

  @Test func whatIsShownCanBeHidden() {
    let hidden = StateDifference.between(["a": "secret"], ["a": "other"], show: { "\(type(of: $0))" })
    #expect(hidden == [StateDifference(path: "[String]", old: "String", new: "String")])
  }
}
