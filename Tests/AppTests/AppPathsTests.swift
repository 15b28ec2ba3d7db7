internal import StoaApp
internal import Testing

@Suite struct AppPathsTests {
  @Test func oneDirectoryHoldsEverything() {
    let paths = AppPaths(directory: "/d", variable: { _ in nil })
    #expect([paths.data, paths.cache, paths.state, paths.config] == ["/d", "/d/cache", "/d/state", "/d/config"])
  }

  @Test func theUsualDirectoriesAreThoseOfXDG() {
    let variables = ["HOME": "/home/ada", "XDG_STATE_HOME": "/state", "XDG_CACHE_HOME": "relative"]
    let paths = AppPaths(directory: nil) { variables[$0] }
    #expect(paths.data == "/home/ada/.local/share/stoa")
    #expect(paths.cache == "/home/ada/.cache/stoa")
    #expect(paths.state == "/state/stoa")
    #expect(paths.config == "/home/ada/.config/stoa")
  }
}
