internal import DesignSupport
internal import EntireTabLogic
internal import EntireTabTesting
internal import EntireTabUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct HelpSheetTests {
  private let sections = [
    HelpSheet.Section(
      title: "Posts",
      keys: [
        ShellContent.KeyItem(label: "Enter l →", title: "open"),
        ShellContent.KeyItem(label: "/", title: "filter"),
      ]),
    HelpSheet.Section(
      title: "Everywhere",
      keys: [
        ShellContent.KeyItem(label: "] Tab", title: "next tab"),
        ShellContent.KeyItem(label: "y", title: "show and copy the address"),
        ShellContent.KeyItem(label: "^c", title: "stop loading, else quit"),
      ]),
  ]

  private func draw(_ size: Size, offset: Int = 0, glyphs: GlyphSet = .unicode) -> Canvas {
    screen(size, glyphs: glyphs) { canvas, body in
      let area = HelpSheet.area(in: body)
      HelpSheet.draw(
        sections, offset: HelpSheet.offset(sections, from: offset, in: area), on: &canvas, in: area)
    }
  }

  @Test("The keys at 80x24") func usual() {
    expect(
      draw(.usual),
      shows: """


            ┌─ Keys ───────────────────────────────────────────────────────────────┐
            │ Posts                                                                │
            │ Enter l →  open                                                      │
            │ /          filter                                                    │
            │                                                                      │
            │ Everywhere                                                           │
            │ ] Tab      next tab                                                  │
            │ y          show and copy the address                                 │
            │ ^c         stop loading, else quit                                   │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            │                                                                      │
            └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The keys at 100x30") func large() {
    expect(
      draw(.large),
      shows: """


                      ┌─ Keys ───────────────────────────────────────────────────────────────┐
                      │ Posts                                                                │
                      │ Enter l →  open                                                      │
                      │ /          filter                                                    │
                      │                                                                      │
                      │ Everywhere                                                           │
                      │ ] Tab      next tab                                                  │
                      │ y          show and copy the address                                 │
                      │ ^c         stop loading, else quit                                   │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      │                                                                      │
                      └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The keys at 45x12") func small() {
    expect(
      draw(.small),
      shows: """
        ┌─ Keys ────────────────────────────────────┐
        │ Posts                                     │
        │ Enter l →  open                           │
        │ /          filter                         │
        │                                           │
        │ Everywhere                                │
        │ ] Tab      next tab                       │
        │ y          show and copy the address      │
        │ ^c         stop loading, else quit        │
        │                                           │
        │                                           │
        └───────────────────────────────────────────┘
        """)
  }

  @Test("The keys in ASCII, scrolled to the end") func ascii() {
    expect(
      draw(Size(columns: 45, rows: 7), offset: 99, glyphs: .ascii),
      shows: """
        +- Keys ------------------------------------+
        |                                          ||
        | Everywhere                               ||
        | ] Tab      next tab                      #|
        | y          show and copy the address     #|
        | ^c         stop loading, else quit       #|
        +-------------------------------------------+
        """)
  }

  @Test("The sheet covers what sheets cover, and knows how much of itself is in view") func area() {
    let body = Rect(size: .usual)
    #expect(HelpSheet.area(in: body) == SheetFrame.rect(in: body))
    #expect(HelpSheet.height(in: HelpSheet.area(in: body)) == 18)
  }
}
