internal import StoaApp
internal import Testing

struct MonkeyShrinkingTests {
  /// What is left of the numbers below `count`, and how many tries that took, where all that is in `needed` shows it.
  private func shrink(_ count: Int, to needed: Set<Int>, tries: Int = 1000) -> (items: [Int], tries: Int) {
    var shrinking = Shrinking(Array(0..<count), tries: tries)
    var used = 0
    while let candidate = shrinking.candidate {
      used += 1
      shrinking.take(needed.isSubset(of: candidate))
    }
    return (shrinking.items, used)
  }

  @Test func theLastOneAloneIsFoundAtOnce() {
    let (items, tries) = shrink(10_000, to: [9999])
    #expect(items == [9999])
    #expect(tries == 1)
  }

  @Test(arguments: [[0], [0, 999], [500, 501], [1, 500, 998], [0, 250, 500, 750, 999]])
  func whatIsNeededIsLeftInItsOrder(needed: [Int]) {
    #expect(shrink(1000, to: Set(needed)).items == needed)
  }

  @Test func whatIsNeededWholeStaysWhole() {
    #expect(shrink(6, to: Set(0..<6)).items == Array(0..<6))
    #expect(shrink(1, to: [0]).items == [0])
    #expect(shrink(0, to: []).items == [])
  }

  @Test func itGivesUpAfterSoManyTries() {
    let (items, tries) = shrink(1000, to: Set(stride(from: 0, to: 1000, by: 7)), tries: 20)
    #expect(tries == 20)
    #expect(Set(stride(from: 0, to: 1000, by: 7)).isSubset(of: items))
  }

  @Test func aPairThatGoesTogetherOnlyIsFoundOut() {
    // Without either of the two it shows as well: only one of them goes.
    var shrinking = Shrinking([1, 2, 3], tries: 100)
    while let candidate = shrinking.candidate { shrinking.take(candidate.contains(3) && candidate.count >= 2) }
    #expect(shrinking.items.count == 2)
    #expect(shrinking.items.last == 3)
  }
}
