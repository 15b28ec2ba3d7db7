internal import StoaFlow
internal import Testing

private struct Rows: Equatable, Sendable {
  @Tracked var values: [Int] = [1, 2]
}

private let comparisons = Tally()

private struct Counted: Equatable, Sendable {
  static func == (lhs: Counted, rhs: Counted) -> Bool {
    comparisons.add(1)
    return true
  }
}

@Suite(.serialized) struct TrackedTests {
  @Test func aMutationChangesTheRevision() {
    var rows = Rows()
    let before = rows.$values
    rows.values.append(3)
    #expect(rows.$values != before)
    #expect(rows.values == [1, 2, 3])
  }

  @Test func readingKeepsTheRevision() {
    let rows = Rows()
    let before = rows.$values
    _ = rows.values.count
    #expect(rows.$values == before)
  }

  @Test func copiesShareARevisionUntilOneIsChanged() {
    let rows = Rows()
    var copy = rows
    #expect(copy.$values == rows.$values)
    copy.values[0] = 9
    #expect(copy.$values != rows.$values)
    #expect(copy != rows)
  }

  @Test func twoCopiesChangedApartNeverShareARevision() {
    var (left, right) = (Rows(), Rows())
    right = left
    left.values[0] = 7
    right.values[0] = 8
    #expect(left.$values != right.$values)
  }

  @Test func valuesAreComparedOnlyWhenRevisionsDiffer() {
    let first = Tracked(wrappedValue: Counted())
    let copy = first
    comparisons.reset()
    #expect(first == copy)
    #expect(comparisons.value == 0)
    #expect(first == Tracked(wrappedValue: Counted()))
    #expect(comparisons.value == 1)
  }

  @Test func equalValuesOfDifferentRevisionsAreEqual() {
    #expect(Rows() == Rows())
  }

  @Test func changingInPlaceDoesNotCopy() {
    var rows = Rows()
    rows.values.reserveCapacity(100)
    let before = rows.values.withUnsafeBufferPointer { $0.baseAddress }
    rows.values.append(3)
    #expect(rows.values.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
