import StoaCanvas
import StoaCanvasTesting
import StoaInput
import Testing

@testable import counter

struct CounterScreenTests {
  @Test func `The number stands in the middle, the keys in the last row`() {
    expect(
      draw(CounterState(count: 1_234), columns: 45, rows: 9),
      shows: """


                  ┌──────────────────────┐
                  │        1,234         │
                  │   the timer is off   │
                  └──────────────────────┘


         + more  - less  0 reset  t timer  q quit
        """)
  }

  @Test func `A timer that runs is seen, also without Unicode and in little room`() {
    expect(
      draw(CounterState(count: -1, isTiming: true), columns: 24, rows: 5, glyphs: .ascii),
      shows: """
        +----------------------+
        |          -1          |
        | one more each second |
        +----------------------+
         + more  - less  0 rese~
        """)
  }

  @Test func `No key has two meanings`() {
    #expect(Counter.keys.conflicts == [])
    #expect(Counter.keys.duplicateNames == [])
  }

  private func draw(_ state: CounterState, columns: Int, rows: Int, glyphs: GlyphSet = .unicode) -> Canvas {
    screen(Size(columns: columns, rows: rows), glyphs: glyphs) { canvas, _ in CounterScreen.draw(state, on: &canvas) }
  }
}
