internal import EntireTabRouter
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct ScreenTests {
  @Test("People at 80x24")
  func people() async {
    expect(
      await Program().settle(),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── People ──────────────────────────────────────────────────────────────────────
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ 5 people                            │ │ 3 cities                            │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘
         Ada Morel                                                               [Lyon]
           @ada1 · ada1@example.org                                        Atelier Nord
         Bo Lindgren                                                            [Malmö]
           @bo2 · bo2@example.org                                            Kustlinjen
         Chiara Neri                                                             [Lyon]
           @chiara3 · chiara3@example.org                                    Filo Rosso
         Dae Han                                                                 [서울]
           @dae4 · dae4@example.org                                                한빛
         Eli Stone                                                               [Lyon]
           @eli5 · eli5@example.org                                              Quarry







                                                                                    1/5
         Enter open  / filter  s their to-dos  R refresh  i overview  ? keys  q leave
        """)
  }

  @Test("A post beside its list at 100x30")
  func post() async {
    let program = Program(at: Destination(PostsPlace(stack: [.post(2)])), size: .large)
    expect(
      await program.settle(),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── Post 2 ──────────────────────────────────────────────────────────────────────────────────────────
        ┌───────────────────┐ ┌───────────────────┐ │ Post 2
        │ 10 posts          │ │ 5 authors         │ │ • by Ada Morel
        └───────────────────┘ └───────────────────┘ │
         Post 1                          Ada Morel ┃│ The first line of post 2.
           The first line of post 1. The second    ┃│ The second line of post 2, which is a little longer
           line of post 1, which is a little long… ┃│ than the first.
         Post 2                          Ada Morel ┃│
           The first line of post 2. The second    ┃│ Comments
           line of post 2, which is a little long… ┃│ Comment 3
         Post 3                        Bo Lindgren ┃│ reader3@example.org
           The first line of post 3. The second    ┃│ What was said in comment 3.
           line of post 3, which is a little long… ┃│
         Post 4                        Bo Lindgren ┃│ Comment 4
           The first line of post 4. The second    ┃│ reader4@example.org
           line of post 4, which is a little long… ┃│ What was said in comment 4.
         Post 5                        Chiara Neri ┃│
           The first line of post 5. The second    ┃│ • All 2 comments
           line of post 5, which is a little long… ││
         Post 6                        Chiara Neri ││
           The first line of post 6. The second    ││
           line of post 6, which is a little long… ││
         Post 7                            Dae Han ││
           The first line of post 7. The second    ││
           line of post 7, which is a little long… ││
                                                    │
                                                    │

         Enter open  p its author  R refresh  Esc back  i highlights  ? keys  q leave
        """)
  }

  @Test("To-dos at 45x12")
  func todos() async {
    let program = Program(at: Destination(SettingsPlace()), size: .small)
    expect(
      await program.settle(),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
         10 completed           10 remaining
         [ ] completed only
           To-do 1              Ada Morel [Pending] ┃
         ✓ To-do 2              Ada Morel [Done]    ┃
           To-do 3              Ada Morel [Pending] │
         ✓ To-do 4              Ada Morel [Done]    │
           To-do 5            Bo Lindgren [Pending] │
         ✓ To-do 6            Bo Lindgren [Done]    │
           To-do 7            Bo Lindgren [Pending] │
         To-dos                                 1/20
         Enter open  Space mark  / filter  ? keys
        """)
  }

  @Test("The highlights over the posts at 100x30")
  func sheet() async {
    let program = Program(at: Destination(PostsPlace(sheet: .highlights)), size: .large)
    expect(
      await program.settle(),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── Highlights ──────────────────────────────────────────────────────────────────────────────────────
        ┌───────────────────┐ ┌───────────────────┐ │
        │ 10 posts          │ │ 5 authors         │ │
        └─────────────┌─ Highlights ─────────────────────────────────────────────────────────┐
         Post 1       │ • Post 1                                                             │
           The first l│ by Ada Morel                                                         │
           line of pos│ The first line of post 1.                                            │
         Post 2       │ The second line of post 1, which is a little longer than the first.  │
           The first l│                                                                      │
           line of pos│ • Post 2                                                             │
         Post 3       │ by Ada Morel                                                         │
           The first l│ The first line of post 2.                                            │
           line of pos│ The second line of post 2, which is a little longer than the first.  │
         Post 4       │                                                                      │
           The first l│ • Post 3                                                             │
           line of pos│ by Bo Lindgren                                                       │
         Post 5       │ The first line of post 3.                                            │
           The first l│ The second line of post 3, which is a little longer than the first.  │
           line of pos│                                                                      │
         Post 6       │                                                                      │
           The first l│                                                                      │
           line of pos│                                                                      │
         Post 7       │                                                                      │
           The first l│                                                                      │
           line of pos└──────────────────────────────────────────────────────────────────────┘
                                                    │
                                                    │

         Enter open  R refresh  Esc back  ? keys  q leave
        """)
  }
}
