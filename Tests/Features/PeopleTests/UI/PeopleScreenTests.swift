internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleUI
internal import StoaCanvas
internal import StoaFlow
internal import Testing

struct PeopleScreenTests {
  @Test("The list at 80x24: cards, and two lines a person")
  func standard() {
    #expect(
      peopleScreen(80, 24, .loaded()) == """
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











        """)
  }

  @Test("What a list that was cut short counts carries a mark")
  func cutShort() {
    let people = [User(id: 1, name: "Ada", city: "Lyon"), User(id: 2, name: "Bo", city: "Oslo")]
    let page = ListPage(elements: people.map { Slot.item($0) }, total: 2, isCutShort: true)
    let screen = peopleScreen(80, 24, [.list(.appeared), .list(.arrived(page: 0, page, generation: 1))])
    #expect(screen.contains("│ 2+ people "))
    #expect(screen.contains("│ 2+ cities "))
  }

  @Test("The list at 100x30: more people than have come, a scroll bar, and counts that may grow")
  func large() {
    #expect(
      peopleScreen(100, 30, .loaded(.crowd(40), total: 100)) == """
        ┌───────────────────────────────────────────────┐ ┌───────────────────────────────────────────────┐
        │ 100 people                                    │ │ 7+ cities                                     │
        └───────────────────────────────────────────────┘ └───────────────────────────────────────────────┘
         Person 1                                                                                 [City 1] ┃
           @person1 · person1@example.org                                                        Company 1 ┃
         Person 2                                                                                 [City 2] ┃
           @person2 · person2@example.org                                                        Company 2 │
         Person 3                                                                                 [City 3] │
           @person3 · person3@example.org                                                        Company 0 │
         Person 4                                                                                 [City 4] │
           @person4 · person4@example.org                                                        Company 1 │
         Person 5                                                                                 [City 5] │
           @person5 · person5@example.org                                                        Company 2 │
         Person 6                                                                                 [City 6] │
           @person6 · person6@example.org                                                        Company 0 │
         Person 7                                                                                 [City 0] │
           @person7 · person7@example.org                                                        Company 1 │
         Person 8                                                                                 [City 1] │
           @person8 · person8@example.org                                                        Company 2 │
         Person 9                                                                                 [City 2] │
           @person9 · person9@example.org                                                        Company 0 │
         Person 10                                                                                [City 3] │
           @person10 · person10@example.org                                                      Company 1 │
         Person 11                                                                                [City 4] │
           @person11 · person11@example.org                                                      Company 2 │
         Person 12                                                                                [City 5] │
           @person12 · person12@example.org                                                      Company 0 │
         Person 13                                                                                [City 6] │
           @person13 · person13@example.org                                                      Company 1 │

        """)
  }

  @Test("The list at 45x12: the cards on one line")
  func small() {
    #expect(
      peopleScreen(45, 12, .loaded()) == """
         5 people               3 cities
         Ada Morel                            [Lyon]
           @ada1 · ada1@example.org     Atelier Nord
         Bo Lindgren                         [Malmö]
           @bo2 · bo2@example.org         Kustlinjen
         Chiara Neri                          [Lyon]
           @chiara3 · chiara3@example.org Filo Rosso
         Dae Han                              [서울]
           @dae4 · dae4@example.org             한빛
         Eli Stone                            [Lyon]
           @eli5 · eli5@example.org           Quarry

        """)
  }

  @Test("The list in ASCII")
  func ascii() {
    #expect(
      peopleScreen(60, 12, glyphs: .ascii, .loaded(sample.users + [.long])) == """
         6 people                      4 cities
         Ada Morel                                          [Lyon] #
           @ada1 - ada1@example.org                   Atelier Nord #
         Bo Lindgren                                       [Malm?] #
           @bo2 - bo2@example.org                       Kustlinjen #
         Chiara Neri                                        [Lyon] #
           @chiara3 - chiara3@example.org               Filo Rosso #
         Dae Han                                            [????] #
           @dae4 - dae4@example.org                           ???? #
         Eli Stone                                          [Lyon] |
           @eli5 - eli5@example.org                         Quarry |

        """)
  }

  @Test("A long text gives way to what stands at the right edge, which takes half of the row at most")
  func longText() {
    #expect(
      peopleScreen(60, 5, .loaded([User.long])) == """
         1 person                      1 city
         Wolfeschlegelsteinhausenber… [Llanfairpwllgwyngyllgogeryc…
           @wolfeschlegelsteinhausen… 株式会社ながいなまえのかいし…


        """)
  }

  @Test("Rows that have not come, and one that could not be read, keep their places")
  func placeholders() {
    let actions = [PeopleAction].loaded([.item(sample.users[0]), .unreadable], total: 60)
    #expect(
      peopleScreen(60, 11, actions + [.list(.moved(.to(41)))]) == """
         60 people                     1+ city
         …                                                         │
                                                                   │
         …                                                         │
                                                                   │
         …                                                         │
                                                                   │
         …                                                         ┃
                                                                   │
         …                                                         │
                                                                   │
        """)
    #expect(
      peopleScreen(60, 5, actions) == """
         60 people                     1+ city
         Ada Morel                                          [Lyon] ┃
           @ada1 · ada1@example.org                   Atelier Nord │
         This entry could not be read.                             │
                                                                   │
        """)
  }

  @Test("A filter stands above the rows")
  func filter() {
    let actions = [PeopleAction].loaded([sample.users[3]])
    #expect(
      peopleScreen(45, 8, actions + [.list(.filterEdited(text: "서울", caret: 2)), .list(.filterKept)]) == """
         1 person               1 city
         / 서울
         Dae Han                              [서울]
           @dae4 · dae4@example.org             한빛




        """)
  }

  @Test("While the filter is typed the caret stands in it, also within wide characters")
  func caret() {
    let actions = [PeopleAction].loaded() + [.list(.filterOpened), .list(.filterEdited(text: "서울", caret: 1))]
    let content = PeopleContent(.laidOut(45, 8, actions))
    var canvas = Canvas(size: Size(columns: 45, rows: 8))
    PeopleScreen.draw(content, on: &canvas, in: canvas.bounds)
    #expect(canvas.cursor == Point(x: 5, y: 1))
  }

  @Test("The cursor and the marking stand on the selected row, both of its lines")
  func selection() {
    let content = PeopleContent(.laidOut(45, 12, .loaded() + [.list(.moved(.to(1)))]))
    var canvas = Canvas(size: Size(columns: 45, rows: 12))
    PeopleScreen.draw(content, on: &canvas, in: canvas.bounds)
    #expect(canvas.cursor == Point(x: 0, y: 3))
    let selected = (0..<12).filter { canvas.cell(at: Point(x: 20, y: $0))?.style.isSelected == true }
    #expect(selected == [3, 4])
  }

  @Test("No size traps", arguments: [(0, 0), (1, 1), (2, 40), (200, 1), (3, 3)])
  func anySize(_ columns: Int, _ rows: Int) {
    let lines = peopleScreen(columns, rows, .loaded() + [.list(.filterOpened)])
    #expect(lines.split(separator: "\n", omittingEmptySubsequences: false).count == max(1, rows))
  }
}

extension [User] {
  /// So many people in seven cities.
  static func crowd(_ count: Int) -> [User] { SampleWorld.Contents.people(count).users }
}
