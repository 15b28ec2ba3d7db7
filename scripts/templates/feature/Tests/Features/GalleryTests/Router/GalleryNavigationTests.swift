internal import DomainLayer
internal import DomainTesting
internal import GalleryInterface
internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct GalleryNavigationTests {
  @Test("Enter opens the selected photo, Esc comes back to the list")
  func openAndBack() async {
    let tab = await GalleryTab.shown()
    await tab.press(.down, .enter)
    #expect(tab.place == GalleryPlace(stack: [.photo(2)]))
    #expect(tab.chrome.title == "Photo 2")
    await tab.press(.escape)
    #expect(tab.place == GalleryPlace())
    #expect(tab.chrome.status == [StatusItem(.position, "2/10")])
  }

  @Test("A filter is asked of the service, and Esc clears it")
  func filter() async {
    let tab = await GalleryTab.shown()
    await tab.press(.character("/"))
    await tab.type("7")
    await tab.press(.enter)
    #expect(tab.place == GalleryPlace(query: PhotoQuery(filter: "7")))
    #expect(tab.chrome.status == [StatusItem(.position, "1/1")])
    await tab.press(.escape)
    #expect(tab.place == GalleryPlace())
  }

  @Test("The count of all is the tab's badge")
  func badge() async {
    #expect(await GalleryTab.shown().chrome.badge == ListCount(10))
  }

  @Test("The badge of photos that could not all be gathered says so")
  func cutShortBadge() async {
    let world = SampleWorld()
    world.change { $0.cutShort = [.photo] }
    #expect(await GalleryTab.shown(world).chrome.badge == ListCount(10, isCutShort: true))
  }

  @Test("A place that is asked for is shown, whole")
  func place() async {
    let tab = await GalleryTab.shown()
    let place = GalleryPlace(query: PhotoQuery(filter: "photo"), stack: [.photo(7)])
    await tab.show(place)
    #expect(tab.place == place)
  }
}
