internal import StoaCanvas
internal import Testing

@Suite("Glyph sets")
struct GlyphSetTests {
  private func signs(_ glyphs: GlyphSet) -> [Character] {
    let border = glyphs.border
    return [
      glyphs.ellipsis, glyphs.check, glyphs.cross, glyphs.bullet, glyphs.separator, glyphs.arrowLeft,
      glyphs.arrowRight, glyphs.arrowUp, glyphs.arrowDown, glyphs.selection, glyphs.scrollTrack, glyphs.scrollThumb,
      glyphs.placeholder, border.horizontal, border.vertical, border.topLeft, border.topRight, border.bottomLeft,
      border.bottomRight, border.leftTee, border.rightTee, border.topTee, border.bottomTee,
    ] + glyphs.spinner
  }

  @Test("Every sign is one column wide", arguments: [GlyphSet.unicode, .ascii])
  func oneColumn(glyphs: GlyphSet) {
    #expect(signs(glyphs).allSatisfy { TextWidth.of($0) == 1 })
  }

  @Test("The signs for other terminals are ASCII")
  func ascii() {
    #expect(signs(.ascii).allSatisfy { $0.isASCII })
  }

  @Test("Signs of the one set are written as those of the other on a canvas in ASCII")
  func replaced() {
    for (sign, plain) in zip(signs(.unicode).dropLast(10), signs(.ascii)) where sign != "┃" && plain != "." {
      var canvas = Canvas(size: Size(columns: 1, rows: 1), glyphs: .ascii)
      canvas.write(String(sign), at: .zero)
      #expect(canvas.lines == [String(plain)])
    }
  }

  @Test("Every integer has its frame of the spinner")
  func spinner() {
    #expect((-1...4).map(GlyphSet.ascii.spinnerFrame) == ["\\", "|", "/", "-", "\\", "|"])
    #expect(GlyphSet.unicode.spinnerFrame(10) == GlyphSet.unicode.spinnerFrame(0))
    #expect(GlyphSet.unicode.spinnerFrame(.min) == GlyphSet.unicode.spinnerFrame(2))
  }
}
