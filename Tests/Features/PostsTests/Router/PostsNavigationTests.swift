internal import DomainLayer
internal import PostsInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct PostsNavigationTests {
  private let feature = PostsFeature()

  @Test("Enter opens the selected post, and Esc goes back to the list")
  func open() async {
    await feature.press(.character("j"), KeyPress(.enter))
    #expect(feature.place == PostsPlace(stack: [.post(2)]))
    #expect(feature.chrome.title == "Post 2")
    #expect(await feature.settle().line(0) == " Post 2")
    await feature.press(KeyPress(.escape))
    #expect(feature.place == PostsPlace())
    #expect(feature.chrome.status.map(\.text) == ["2/10"])
  }

  @Test("l and the right arrow open as Enter does; h, the left arrow and Backspace go back as Esc does")
  func synonyms() async {
    for (open, back) in [
      (KeyPress.character("l"), KeyPress.character("h")), (KeyPress(.right), KeyPress(.left)),
      (KeyPress(.enter), KeyPress(.backspace)),
    ] {
      await feature.press(open)
      #expect(feature.place.stack == [.post(1)])
      await feature.press(back)
      #expect(feature.place.stack == [])
    }
  }

  @Test("From a post the way leads to its comments, and back one by one")
  func comments() async {
    await feature.press(KeyPress(.enter), .character("j"), KeyPress(.enter))
    #expect(feature.place == PostsPlace(stack: [.post(1), .comments(1)]))
    #expect(feature.chrome.title == "Comments on post 1")
    #expect(feature.chrome.status.map(\.text) == ["1/2"])
    await feature.press(.character("j"))
    #expect(feature.chrome.status.map(\.text) == ["2/2"])
    await feature.press(KeyPress(.escape))
    #expect(feature.place.stack == [.post(1)])
    #expect(feature.tab.leave())
    #expect(feature.place.stack == [])
    #expect(!feature.tab.leave() && !feature.tab.back())
  }

  @Test("p asks for the author of the selected post, in the list and on its page")
  func author() async {
    await feature.press(.character("G"), .character("p"))
    #expect(feature.raised == [.showPerson(5)])
    await feature.press(.character("g"), KeyPress(.enter), .character("p"), KeyPress(.enter))
    #expect(feature.raised == [.showPerson(5), .showPerson(1), .showPerson(1)])
    #expect(feature.place.stack == [.post(1)])
  }

  @Test("i opens the highlights and closes them; Enter there goes to the post")
  func highlights() async {
    await feature.press(.character("i"))
    #expect(feature.place == PostsPlace(sheet: .highlights))
    #expect(feature.chrome.title == "Highlights")
    await feature.press(.character("i"))
    #expect(feature.place == PostsPlace())
    await feature.press(.character("i"), .character("j"), KeyPress(.enter))
    #expect(feature.place == PostsPlace(stack: [.post(2)]))
  }

  @Test("Esc and leaving close the sheet before the place below it")
  func sheetFirst() async {
    await feature.press(KeyPress(.enter), .character("i"), KeyPress(.escape))
    #expect(feature.place == PostsPlace(stack: [.post(1)]))
    await feature.press(.character("i"))
    #expect(feature.tab.leave())
    #expect(feature.place == PostsPlace(stack: [.post(1)]))
  }

  @Test("Showing a place replaces all of another")
  func show() async {
    await feature.press(KeyPress(.enter), .character("i"))
    let place = PostsPlace(query: PostQuery(author: 3), stack: [.post(5), .comments(5)])
    feature.show(place)
    #expect(feature.place == place)
    await feature.settle()
    #expect(feature.chrome.title == "Comments on post 5")
    feature.show(PostsPlace(query: PostQuery(author: 3)))
    await feature.settle()
    #expect(feature.chrome.status.map(\.text) == ["1/2"])
  }

  @Test("A key that stands for nothing is not taken")
  func unknown() async {
    #expect(await feature.press(.character("z")) == false)
    #expect(await feature.press(KeyPress(.function(5))) == false)
    #expect(feature.place == PostsPlace())
  }
}
