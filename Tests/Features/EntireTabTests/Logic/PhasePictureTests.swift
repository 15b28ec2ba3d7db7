internal import DomainLayer
internal import EntireTabLogic
internal import Foundation
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private typealias Rows = ListReducer<Slot<User>, UserQuery, DomainError>
private typealias One = ItemReducer<User, DomainError>

/// The maps that the features' places run under, what is wrong with them, and their pictures in docs/phases.md.
struct PhasePictureTests {
  private static let file =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path() + "docs/phases.md"
  private static let isAccepting = ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1"

  private var list: PhaseMap<Rows.State, Rows.Action, LoadPhase> {
    let client = ListClient<Slot<User>, UserQuery, DomainError>(
      identify: { $0.item?.id }, isEmptyAnswer: \.isEmptyAnswer, cancelled: DomainError(.cancelled),
      clock: ManualClock()
    ) { (_) async throws(DomainError) in ListPage(elements: [], total: 0) }
    return Rows(client: client).phaseMap
  }

  @Test("The picture of each map in docs/phases.md is that of the map")
  func pictures() throws {
    let text = """
      # Phases

      How the loads of Stoa's places and the program itself move from phase to phase. A move that is not drawn here is refused, and what is not said to be ignored is a
      mistake where it comes ([testing](testing.md#strict)). The pictures are made from the maps; when one has changed, `scripts/test --only entiretab --accept` draws it anew.

      ## A list

      People, the posts of a person, posts, comments, to-dos: `Core/Flow/Lists/ListReducer+Phases`.

      ```mermaid
      \(list.diagram(from: .idle))```

      ## One value

      A person, their first posts and the count of their to-dos; a post and its first comments; the highlights; a to-do; the digest: `Core/Flow/Loads/ItemReducer+Phases`.

      ```mermaid
      \(One.phaseMap.diagram(from: .idle))```

      ## The shell

      From the start to the tabs, or to the form for signing in; a changed session makes a new shell: `Features/EntireTab/Logic/ShellReducer+Phases`.

      ```mermaid
      \(ShellReducer.phaseMap.diagram(from: .starting))```

      """
    if Self.isAccepting { try Data(text.utf8).write(to: URL(filePath: Self.file)) }
    #expect(try String(contentsOfFile: Self.file, encoding: .utf8) == text, "accept it with STOA_TEST_ACCEPT=1")
  }

  @Test("No map has a phase that is not reached or not left, or a trigger that is missing")
  func problems() {
    let stops: [LoadPhase: [String]] = [
      .loading: ["arrived", "failed", "cancelled"], .refreshing: ["arrived", "failed", "cancelled"],
    ]
    #expect(
      list.problems(
        from: .idle, expecting: stops,
        using: [
          "appeared": .appeared, "refreshed": .refreshed, "query": .queryChanged(UserQuery(filter: "a")),
          "typed": .typingPaused, "cleared": .filterCleared, "cancelled": .cancelled,
          "arrived": .arrived(page: 0, ListPage(elements: [], total: 0), generation: 1),
          "failed": .failed(page: 0, DomainError(.timedOut), generation: 1),
        ]) == [])
    #expect(
      One.phaseMap.problems(
        from: .idle, expecting: stops,
        using: [
          "appeared": .appeared, "refreshed": .refreshed, "cancelled": .cancelled,
          "arrived": .arrived(User(id: 1, name: ""), generation: 1),
          "failed": .failed(DomainError(.timedOut), generation: 1),
        ]) == [])
    #expect(
      ShellReducer.phaseMap.problems(
        from: .starting, terminal: [.signedOut, .main], expecting: [.starting: ["sessionKnown"]],
        using: ["sessionKnown": .sessionKnown(.signedOut)]) == [])
  }
}
