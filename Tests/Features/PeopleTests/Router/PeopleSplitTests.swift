internal import DomainLayer
internal import PeopleInterface
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct PeopleSplitTests {
  @Test("At 100 columns the list stands beside a place for the detail")
  func empty() async {
    let tab = await PeopleTab.shown(columns: 100, rows: 12)
    #expect(
      tab.screen == """
         5 people              3 cities             │
         Ada Morel                           [Lyon] │
           @ada1 · ada1@example.org    Atelier Nord │
         Bo Lindgren                        [Malmö] │
           @bo2 · bo2@example.org        Kustlinjen │
         Chiara Neri                         [Lyon] │
           @chiara3 · chiara3@example.o… Filo Rosso │                   Select a person.
         Dae Han                             [서울] │
           @dae4 · dae4@example.org            한빛 │
         Eli Stone                           [Lyon] │
           @eli5 · eli5@example.org          Quarry │
                                                    │
        """)
  }

  @Test("At 100x30 the person stands beside the list")
  func detail() async {
    let tab = await PeopleTab.shown(columns: 100, rows: 30)
    await tab.press(.down, .enter)
    #expect(
      tab.screen == """
        ┌───────────────────┐ ┌───────────────────┐ │ Bo Lindgren
        │ 5 people          │ │ 3 cities          │ │ Username  @bo2
        └───────────────────┘ └───────────────────┘ │ Email     bo2@example.org
         Ada Morel                           [Lyon] │ Phone     +00 2
           @ada1 · ada1@example.org    Atelier Nord │ Website   bo2.example
         Bo Lindgren                        [Malmö] │ Company   Kustlinjen
           @bo2 · bo2@example.org        Kustlinjen │ City      Malmö
         Chiara Neri                         [Lyon] │
           @chiara3 · chiara3@example.o… Filo Rosso │ Posts
         Dae Han                             [서울] │ • Post 3
           @dae4 · dae4@example.org            한빛 │ • Post 4
         Eli Stone                           [Lyon] │ • All 2 posts
           @eli5 · eli5@example.org          Quarry │
                                                    │ To-dos
                                                    │ • Go to settings                            2/4 done
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
                                                    │
        """)
  }

  @Test("Below 100 columns the person stands in place of the list")
  func single() async {
    let tab = await PeopleTab.shown(columns: 99, rows: 16)
    await tab.press(.enter)
    #expect(
      tab.screen == """
         Ada Morel
         Username  @ada1
         Email     ada1@example.org
         Phone     +00 1
         Website   ada1.example
         Company   Atelier Nord
         City      Lyon

         Posts
         • Post 1
         • Post 2
         • All 2 posts

         To-dos
         • Go to settings                                                                        2/4 done

        """)
  }

  @Test("A sheet lies over both")
  func sheet() async {
    let tab = await PeopleTab.shown(columns: 100, rows: 20)
    await tab.press(.enter, .character("i"))
    #expect(
      tab.screen == """
        ┌───────────────────┐ ┌───────────────────┐ │ Ada Morel
        │ 5 people          │ │ 3 cities          │ │ Username  @ada1
        └─────────────┌─ Overview ───────────────────────────────────────────────────────────┐
         Ada Morel    │ Most active city  Lyon (3)                                           │
           @ada1 · ada│                                                                      │
         Bo Lindgren  │ People per city                                                      │
           @bo2 · bo2@│ Lyon              3                                                  │
         Chiara Neri  │ Malmö             1                                                  │
           @chiara3 · │ 서울              1                                                  │
         Dae Han      │                                                                      │
           @dae4 · dae│                                                                      │
         Eli Stone    │                                                                      │
           @eli5 · eli│                                                                      │
                      │                                                                      │
                      │                                                                      │    2/4 done
                      │                                                                      │
                      │                                                                      │
                      └──────────────────────────────────────────────────────────────────────┘
                                                    │
                                                    │
        """)
  }
}
