internal import DomainLayer
internal import PeopleLogic
internal import StoaCanvas
internal import StoaFlow
internal import Testing

struct PeopleMessageTests {
  @Test("A wait that has just begun shows no spinner")
  func loading() {
    #expect(
      peopleScreen(45, 9, [.list(.appeared)]) == """
         - people               - cities



                       Loading people




        """)
  }

  @Test("A longer wait turns a spinner, and says how to stop it")
  func spinner() {
    #expect(
      peopleScreen(45, 9, [.list(.appeared), .list(.waited), .list(.waited), .list(.waited)]) == """
         - people               - cities


                      ⠹ Loading people

                      ^c stops waiting



        """)
  }

  @Test("Where nothing may move, and in ASCII, the spinner is its first frame")
  func still() {
    #expect(
      peopleScreen(45, 9, glyphs: .ascii, isStill: true, [.list(.appeared), .list(.waited), .list(.waited)]) == """
         - people               - cities


                      | Loading people

                      ^c stops waiting



        """)
  }

  @Test("A failed load says what failed, what may help, and what to press")
  func failed() {
    #expect(
      peopleScreen(80, 24, .failed(.unreachable)) == """
        ┌─────────────────────────────────────┐ ┌─────────────────────────────────────┐
        │ - people                            │ │ - cities                            │
        └─────────────────────────────────────┘ └─────────────────────────────────────┘








                                 The service cannot be reached.
                       Check the network and the address of the service.

                                         R tries again









        """)
  }

  @Test("A service without people is no failure")
  func empty() {
    #expect(
      peopleScreen(45, 9, .failed(.empty(.person))) == """
         0 people               0 cities



                    There are no people.
                  The service has none yet.



        """)
  }

  @Test("A filter that nobody matches is shown with what it found")
  func noMatch() {
    let actions: [PeopleAction] = [
      .list(.filterOpened), .list(.filterEdited(text: "zzz", caret: 3)), .list(.appeared),
      .list(.failed(page: 0, DomainError(.noMatch(.person, filter: "zzz")), generation: 1)),
    ]
    #expect(
      peopleScreen(45, 9, actions) == """
         0 people               0 cities
         / zzz


                  No person matches "zzz".
              Try a shorter or another filter.



        """)
  }

  @Test("In a small place the keys are the last to go")
  func small() {
    #expect(
      peopleScreen(24, 4, .failed(.unreachable)) == """
         - people    - cities
         The service cannot be
                reached.
             R tries again
        """)
  }
}
