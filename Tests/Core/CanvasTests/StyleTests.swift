internal import StoaCanvas
internal import Testing

@Suite("Style")
struct StyleTests {
  @Test("A style gives back what it was made of", arguments: Hue.allCases)
  func roundTrip(hue: Hue) {
    for attributes in [Attributes(), [.bold], [.dim, .underline], [.bold, .dim, .reverse, .underline]] {
      for isSelected in [false, true] {
        let style = Style(attributes, foreground: hue, isSelected: isSelected)
        #expect(style.attributes == attributes)
        #expect(style.foreground == hue)
        #expect(style.isSelected == isSelected)
      }
    }
  }

  @Test("Changing one part of a style leaves the others")
  func changing() {
    let style = Style([.bold], foreground: .cyan)
    #expect(style.with([.underline]) == Style([.bold, .underline], foreground: .cyan))
    #expect(style.with(foreground: .red) == Style([.bold], foreground: .red))
    #expect(style.with(selected: true) == Style([.bold], foreground: .cyan, isSelected: true))
    #expect(style.with(selected: true).with(selected: false) == style)
  }

  @Test("Bits that mean nothing are not kept")
  func unknownBits() {
    #expect(Style(Attributes(rawValue: 0xF0)) == .plain)
    #expect(Style.plain.with(Attributes(rawValue: 0xFF)).attributes == [.bold, .dim, .reverse, .underline])
  }

  @Test("A cell takes eight bytes, a style two")
  func sizes() {
    #expect(MemoryLayout<Cell>.stride == 8)
    #expect(MemoryLayout<Style>.stride == 2)
  }
}
