internal import DomainLayer
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct AccountScreenTests {
  private let form = AccountState.after(.appeared, .known(.signedOut))
  private let signedIn = AccountState.after(.appeared, .known(.signedIn(Account(username: "ada1", userID: 1))))

  @Test("The form at 80x24") func usual() {
    expect(
      draw(form, .usual),
      shows: """








                       Sign in

                       Username
                       Password

                       Enter signs in
        """)
  }

  @Test("The form at 100x30") func large() {
    expect(
      draw(form, .large),
      shows: """











                                 Sign in

                                 Username
                                 Password

                                 Enter signs in
        """)
  }

  @Test("Who is signed in could not be read") func failed() {
    expect(
      draw(AccountState.after(.appeared, .failed(DomainError(.storage))), .usual),
      shows: """










                      A file of this program could not be read or written.
                Check the free space and the permissions of the data directory.

                                         R tries again
        """)
  }

  @Test("The form at 45x12, with the password hidden") func small() {
    let state = form.and(.edited(text: "ada1", caret: 4)).and(.nextField).and(.edited(text: "péché", caret: 3))
    let canvas = draw(state, .small)
    expect(
      canvas,
      shows: """


         Sign in

         Username  ada1
         Password  *****

         Enter signs in
        """)
    #expect(canvas.cursor == Point(x: 14, y: 5))
  }

  @Test("The cursor stands in the field that has the keys") func caret() {
    let typed = form.and(.edited(text: "ada1", caret: 2))
    #expect(draw(typed, .small).cursor == Point(x: 13, y: 4))
    #expect(draw(typed.and(.nextField), .small).cursor == Point(x: 11, y: 5))
    #expect(draw(typed.and(.nextField).and(.nextField), .small).cursor == Point(x: 15, y: 4))
  }

  @Test("While the service is asked, and when it refuses, the form says so") func submitted() {
    let asked = form.and(.edited(text: "ada1", caret: 4)).and(.nextField).and(.submitted)
    #expect(draw(asked, .small).line(7) == " Signing in")
    let refused = asked.and(.failed(DomainError(.refusedSignIn)))
    expect(
      draw(refused, .small),
      shows: """


         Sign in

         Username  ada1
         Password

         The name or the password is wrong.
        """)
  }

  @Test("Whoever is signed in can sign out") func account() {
    expect(
      draw(signedIn, .small),
      shows: """




                     Signed in as ada1.

                       Enter signs out
        """)
    #expect(draw(signedIn.and(.submitted), .small).lines.contains { $0.contains("Signing out") })
    let token = AccountState.after(.known(.signedIn(Account(username: ""))))
    #expect(draw(token, .small).lines.contains { $0.contains("Signed in with a token.") })
  }

  @Test("A service without accounts says where a token comes from") func noAccounts() {
    expect(
      draw(.after(.known(.noAccounts)), .small, glyphs: .ascii),
      shows: """




                This service has no accounts.
           Where it wants a token, that comes from
                 STOA_TOKEN or --token-file.
        """)
  }

  @Test("Before it is known who is signed in, it loads") func loading() {
    #expect(draw(AccountState(), .small).lines.filter { !$0.isEmpty } == ["             Loading the account"])
  }
}
