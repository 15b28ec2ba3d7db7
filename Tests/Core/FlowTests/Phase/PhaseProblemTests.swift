internal import StoaFlow
internal import Testing

private enum Step: Hashable, Sendable, CaseIterable { case a, b, c, d }
private typealias Map = PhaseMap<Walk, Int, Step>
private struct Walk: Sendable { var step = Step.a }

@Suite struct PhaseProblemTests {
  private let sound = Map(\.step) {
    From(.a) { On("go", { $0 == 1 }, to: .b) }
    From(.b) {
      On("on", { $0 == 2 }, to: .c, .d) { _, _ in .c }
      On("back", { $0 == 3 }, to: .a)
    }
    From(.c, .d) { On("again", { $0 == 4 }, to: .a) }
  }

  @Test func aSoundMapHasNoProblems() {
    #expect(sound.problems(from: .a) == [])
  }

  @Test func unreachablePhasesAreFoundAmongAllCases() {
    let map = Map(\.step) {
      From(.a) { On("go", { $0 == 1 }, to: .b) }
      From(.b) { On("back", { $0 == 1 }, to: .a) }
      From(.c) { On("go", { $0 == 1 }, to: .a) }
    }
    #expect(map.problems(from: .a) == [.unreachable(.c), .unreachable(.d)])
  }

  @Test func aDeadEndIsAProblemUnlessItIsTerminal() {
    let map = Map(\.step) {
      From(.a) { On("go", { $0 == 1 }, to: .b, .c, .d) { _, _ in nil } }
      From(.b) { On("stay", { $0 == 1 }, to: .b) }
      From(.d) { On("go", { $0 == 1 }, to: .a) }
    }
    #expect(map.problems(from: .a) == [.deadEnd(.b), .deadEnd(.c)])
    #expect(map.problems(from: .a, terminal: [.b, .c]) == [])
  }

  @Test func anExpectedTriggerThatIsMissingIsNamed() {
    let problems = sound.problems(from: .a, expecting: [.a: ["go", "cancel"], .d: ["again"]])
    #expect(problems == [.missingTrigger(.a, "cancel")])
  }

  @Test func aTriggerThatAPhaseIgnoresIsNoReactionToIt() {
    let map = Map(\.step) {
      From(.a) { On("go", { $0 == 1 }, to: .b, .c, .d) { _, _ in .b } }
      From(.b, .c, .d) {
        On("back", { $0 == 2 }, to: .a)
        Ignore("go", { $0 == 1 })
      }
    }
    #expect(map.problems(from: .a, expecting: [.b: ["go", "back"]]) == [.missingTrigger(.b, "go")])
    #expect(
      map.diagram() == """
        stateDiagram-v2
          a --> b: go
          a --> c: go
          a --> d: go
          b --> a: back
          c --> a: back
          d --> a: back
          note right of b
            ignores go
          end note
          note right of c
            ignores go
          end note
          note right of d
            ignores go
          end note

        """)
  }

  @Test func anActionThatIsToBeATriggerAndIsNoneIsNamed() {
    #expect(sound.problems(from: .a, using: ["go": 1, "jump": 9, "again": 4]) == [.unusedAction("jump")])
  }

  @Test func aPhaseNamedByTwoBlocksIsReported() {
    let map = Map(\.step) {
      From(.a) { On("go", { $0 == 1 }, to: .b, .c, .d) { _, _ in .b } }
      From(.b, .c, .d) { On("back", { $0 == 1 }, to: .a) }
      From(.a) { On("go", { $0 == 2 }, to: .c) }
    }
    #expect(map.problems(from: .a) == [.duplicateSource(.a), .duplicateTrigger(.a, "go")])
  }

  @Test func theDiagramShowsEveryMoveOnce() {
    #expect(
      sound.diagram(from: .a) == """
        stateDiagram-v2
          [*] --> a
          a --> b: go
          b --> c: on
          b --> d: on
          b --> a: back
          c --> a: again
          d --> a: again

        """)
  }
}
