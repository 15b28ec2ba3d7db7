internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import Testing

struct ListMotionTests {
  @Test("Every moving key is one move of the selection", arguments: Motion.allCases)
  func everyMotion(_ motion: Motion) {
    let moves: [Motion: ListMotion] = [
      .down: .rows(1), .up: .rows(-1), .pageDown: .pages(1), .pageUp: .pages(-1), .halfDown: .halfPages(1),
      .halfUp: .halfPages(-1), .first: .first, .last: .last,
    ]
    #expect(ListMotion(motion) == moves[motion])
  }
}
