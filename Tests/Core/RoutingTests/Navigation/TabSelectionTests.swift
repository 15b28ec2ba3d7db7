internal import StoaRouting
internal import Testing

@Suite struct TabSelectionTests {
  private var tabs: TabSelection<String> { TabSelection("people", ["posts", "settings"]) }

  @Test func `the first tab is selected at first`() {
    #expect(tabs.selected == "people")
    #expect(tabs.index == 0)
    #expect(tabs.tabs == ["people", "posts", "settings"])
  }

  @Test func `selecting by name and by the number on the tab`() {
    var tabs = tabs
    #expect(tabs.select("settings") == true)
    #expect(tabs.index == 2)
    #expect(tabs.select(number: 2) == true)
    #expect(tabs.selected == "posts")
  }

  @Test func `what is no tab changes nothing`() {
    var tabs = tabs
    #expect(tabs.select("nowhere") == false)
    #expect(tabs.select(number: 0) == false)
    #expect(tabs.select(number: 4) == false)
    #expect(tabs.selected == "people")
  }

  @Test func `the ends meet`() {
    var tabs = tabs
    tabs.selectPrevious()
    #expect(tabs.selected == "settings")
    tabs.selectNext()
    #expect(tabs.selected == "people")
    tabs.selectNext()
    #expect(tabs.selected == "posts")
  }
}
