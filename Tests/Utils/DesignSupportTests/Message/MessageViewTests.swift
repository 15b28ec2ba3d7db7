internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct MessageViewTests {
  private let failure = MessageView(
    title: "The service cannot be reached.", details: ["Check the network and the address of the service."],
    keys: "R tries again")

  private func draw(_ view: MessageView, _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode) -> String {
    drawn(columns, rows, glyphs: glyphs) { view.draw(on: &$0, in: $1) }
  }

  @Test("A message stands in the middle, its keys apart")
  func middle() {
    #expect(
      draw(failure, 60, 7) == """

                       The service cannot be reached.
             Check the network and the address of the service.

                               R tries again


        """)
  }

  @Test("A message is wrapped to its place")
  func wraps() {
    #expect(
      draw(failure, 24, 9) == """

         The service cannot be
                reached.
         Check the network and
           the address of the
                service.

             R tries again

        """)
  }

  @Test("What does not fit goes from the end of the details; the keys stay")
  func small() {
    #expect(
      draw(failure, 24, 4) == """
         The service cannot be
                reached.
         Check the network and
             R tries again
        """)
    #expect(draw(failure, 24, 1) == "     R tries again")
  }

  @Test("An empty detail takes no line")
  func emptyDetail() {
    #expect(draw(MessageView(title: "Stopped.", details: [""]), 20, 1) == "      Stopped.")
  }

  @Test("Wide characters are centred by their columns")
  func wide() {
    #expect(draw(MessageView(title: "서울 없음"), 19, 1) == "     서울 없음")
  }

  @Test("A text that came from outside cannot leave its line or the screen")
  func hostile() {
    #expect(draw(MessageView(title: "a\u{1B}[2Jb"), 20, 1) == "       a␛[2Jb")
  }

  @Test(
    "A load shows a spinner only after a while",
    arguments: zip([nil, 0, 1, 10], ["Loading", "⠋ Loading", "⠙ Loading", "⠋ Loading"]))
  func spinner(_ ticks: Int?, _ title: String) {
    let canvas = Canvas(size: Size(columns: 1, rows: 1))
    let view = MessageView.loading("Loading", ticks: ticks, on: canvas)
    #expect(view.title == title)
    #expect(view.keys == (ticks == nil ? "" : "^c stops waiting"))
  }

  @Test("Where nothing may move the spinner stands still; in ASCII it is ASCII")
  func still() {
    var canvas = Canvas(size: Size(columns: 1, rows: 1), glyphs: .ascii)
    #expect(MessageView.loading("Loading", ticks: 3, on: canvas).title == "\\ Loading")
    canvas.isStill = true
    #expect(MessageView.loading("Loading", ticks: 3, on: canvas).title == "| Loading")
  }
}
