internal import DomainLayer
internal import SettingsLogic
internal import SettingsTesting
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct PreferencesScreenTests {
  @Test("The preferences at 80x24") func usual() {
    expect(
      draw(PreferencesState(), .usual),
      shows: """
         Preferences
         • Theme                                                               default
         • Motion                                                                   on

         About
         Version   1.2.3
         Back end  embedded
         Data      /home/ada/.local/share/stoa
        """)
  }

  @Test("The preferences at 100x30") func large() {
    expect(
      draw(PreferencesState(), .large),
      shows: """
         Preferences
         • Theme                                                                                   default
         • Motion                                                                                       on

         About
         Version   1.2.3
         Back end  embedded
         Data      /home/ada/.local/share/stoa
        """)
  }

  @Test("The preferences at 45x12") func small() {
    let state = PreferencesState(preferences: Preferences(theme: .mono, motion: false))
    let canvas = draw(state.and(.moved(by: 1)), .small)
    expect(
      canvas,
      shows: """
         Preferences
         • Theme                               mono
         • Motion                               off

         About
         Version   1.2.3
         Back end  embedded
         Data      /home/ada/.local/share/stoa
        """)
    #expect(canvas.cursor == Point(x: 0, y: 2))
  }

  @Test("The preferences in ASCII") func ascii() {
    expect(
      draw(PreferencesState(), .small, glyphs: .ascii),
      shows: """
         Preferences
         * Theme                            default
         * Motion                                on

         About
         Version   1.2.3
         Back end  embedded
         Data      /home/ada/.local/share/stoa
        """)
  }
}
