internal import DesignSupport
internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import SettingsUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import Testing

struct DigestSheetTests {
  private func loaded(isPartial: Bool = false) -> DigestState {
    let digest = Digest.tally(
      SampleWorld.Contents.sample.todos, counts: TodoCounts(done: 10, total: 20),
      names: sampleNames.filter { $0.key != 4 }, isPartial: isPartial)
    return .after(.item(.appeared), .item(.arrived(digest, generation: 1)))
  }

  @Test("The digest at 80x24") func usual() {
    expect(
      draw(loaded(), .usual),
      shows: """


            ┌─ Digest ─────────────────────────────────────────────────────────────┐
            │ Done         10/20                                                   │
            │                                                                      │
            │ Per person                                                           │
            │ Ada Morel    2/4                                                     │
            │ Bo Lindgren  2/4                                                     │
            │ Chiara Neri  2/4                                                     │
            │ person 4     2/4                                                     │
            │ Eli Stone    2/4                                                     │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("Counts that were cut short carry a mark") func cutShort() {
    let digest = Digest.tally(
      [], counts: TodoCounts(done: 10, total: 20, isCutShort: true), names: [:], isPartial: true)
    let screen = draw(DigestState.after(.item(.appeared), .item(.arrived(digest, generation: 1))), .usual)
    #expect(screen.lines.contains { $0.contains("│ Done  10/20+ ") })
  }

  @Test("The digest at 100x30") func large() {
    expect(
      draw(loaded(), .large),
      shows: """


                      ┌─ Digest ─────────────────────────────────────────────────────────────┐
                      │ Done         10/20                                                   │
                      │                                                                      │
                      │ Per person                                                           │
                      │ Ada Morel    2/4                                                     │
                      │ Bo Lindgren  2/4                                                     │
                      │ Chiara Neri  2/4                                                     │
                      │ person 4     2/4                                                     │
                      │ Eli Stone    2/4                                                     │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The digest at 45x12") func small() {
    expect(
      draw(loaded(), .small),
      shows: """
        ┌─ Digest ──────────────────────────────────┐
        │ Done         10/20                        │
        │                                           │
        │ Per person                                │
        │ Ada Morel    2/4                          │
        │ Bo Lindgren  2/4                          │
        │ Chiara Neri  2/4                          │
        │ person 4     2/4                          │
        │ Eli Stone    2/4                          │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The digest in ASCII") func ascii() {
    expect(
      draw(loaded(), .small, glyphs: .ascii),
      shows: """
        +- Digest ----------------------------------+
        | Done         10/20                        |
        |                                           |
        | Per person                                |
        | Ada Morel    2/4                          |
        | Bo Lindgren  2/4                          |
        | Chiara Neri  2/4                          |
        | person 4     2/4                          |
        | Eli Stone    2/4                          |
        |                                           |
        |                                           |
        +-------------------------------------------+
        """)
  }

  @Test("A digest of the first to-dos only says so, and its shares carry a plus") func partial() {
    expect(
      draw(loaded(isPartial: true), .small),
      shows: """
        ┌─ Digest ──────────────────────────────────┐
        │ Done         10/20                        │
        │ Per person: of the first to-dos only.     │
        │                                           │
        │ Per person                                │
        │ Ada Morel    2/4+                         │
        │ Bo Lindgren  2/4+                         │
        │ Chiara Neri  2/4+                         │
        │ person 4     2/4+                         │
        │ Eli Stone    2/4+                         │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("A digest longer than the sheet scrolls") func scrolls() {
    let state = loaded().and(.page(.moved(.last)))
    expect(
      draw(state, Size(columns: 45, rows: 8)),
      shows: """
        ┌─ Digest ──────────────────────────────────┐
        │ Per person                               ││
        │ Ada Morel    2/4                         ││
        │ Bo Lindgren  2/4                         ┃│
        │ Chiara Neri  2/4                         ┃│
        │ person 4     2/4                         ┃│
        │ Eli Stone    2/4                         ┃│
        └───────────────────────────────────────────┘
        """)
  }

  @Test("Loading and failing stand within the frame") func messages() {
    let loading = DigestState.after(.item(.appeared))
    expect(
      draw(loading.and(.item(.waited)), .small),
      shows: """
        ┌─ Digest ──────────────────────────────────┐
        │                                           │
        │                                           │
        │                                           │
        │             ⠋ Loading to-dos              │
        │                                           │
        │             ^c stops waiting              │
        │                                           │
        │                                           │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
    expect(
      draw(loading.and(.item(.failed(DomainError(.timedOut), generation: 1))), .small),
      shows: """
        ┌─ Digest ──────────────────────────────────┐
        │                                           │
        │                                           │
        │                                           │
        │    The service did not answer in time.    │
        │   It may be busy, or the network slow.    │
        │                                           │
        │               R tries again               │
        │                                           │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The sheet covers what sheets cover") func area() {
    for size in [Size.usual, .large, .small] {
      #expect(DigestSheet.area(in: Rect(size: size)) == SheetFrame.rect(in: Rect(size: size)))
    }
  }
}
