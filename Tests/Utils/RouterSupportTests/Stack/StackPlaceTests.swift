internal import RouterSupport
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor struct StackPlaceTests {
  @Test("A place that is pushed lies on top, and popping shows what was below")
  func pushAndPop() {
    let tab = LetterTab()
    #expect(tab.stack.perform(.push("b")))
    #expect(tab.stack.chrome.title == "b")
    #expect(tab.stack.perform(.pop))
    #expect(tab.stack.chrome.title == "a")
  }

  @Test("A place that comes again is made anew")
  func anew() {
    let tab = LetterTab()
    for command: NavigationCommand<String, String> in [.push("b"), .pop, .push("b")] { tab.stack.perform(command) }
    #expect(tab.madeLetters == ["b", "b"])
  }

  @Test("Places that stay keep their hosts; those above the first that differs are made anew")
  func keep() {
    let tab = LetterTab(Place(["b", "c", "d"]))
    tab.stack.perform(.set(Place(["b", "e", "d"])))
    #expect(tab.madeLetters == ["b", "c", "d", "e", "d"])
  }

  @Test("A sheet that stays keeps its host")
  func keepSheet() {
    let tab = LetterTab(Place(sheet: "S"))
    tab.stack.perform(.set(Place(["b"], sheet: "S")))
    tab.stack.perform(.set(Place(["b"], sheet: "T")))
    #expect(tab.madeLetters == ["S", "b", "T"])
  }

  @Test(
    "A refused command changes nothing",
    arguments: [.pop, .dismiss, .popTo("z")] as [NavigationCommand<String, String>])
  func refused(_ command: NavigationCommand<String, String>) {
    let tab = LetterTab()
    #expect(!tab.stack.perform(command))
    #expect(tab.stack.place == .root)
    #expect(tab.madeLetters.isEmpty)
  }

  @Test("Under an open sheet the stack does not change")
  func underSheet() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    #expect(!tab.stack.perform(.push("c")))
    #expect(tab.stack.place == Place(["b"], sheet: "S"))
  }

  @Test("A change of the place is told once, a refusal not at all")
  func tells() {
    let tab = LetterTab()
    let changes = Counter()
    tab.stack.onChange = { changes.count += 1 }
    tab.stack.perform(.transaction([.push("b"), .push("c"), .present("S")]))
    tab.stack.perform(.push("d"))
    #expect(changes.count == 1)
  }
}
