internal import StoaCanvas
internal import Testing

/// All of Unicode's GraphemeBreakTest.txt (UAX #29).
struct GraphemeBreakTests {
  private struct Line {
    let source: String
    let clusters: [String]

    init(_ line: Substring) throws {
      source = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      clusters = try source.split(separator: "÷").map { try UnicodeFile.text($0.split(separator: "×").joined()) }
        .filter { !$0.isEmpty }
    }

    var text: String {
      var text = ""
      for cluster in clusters { text.unicodeScalars.append(contentsOf: cluster.unicodeScalars) }
      return text
    }
  }

  private static func lines() throws -> [Line] {
    try UnicodeFile.lines("auxiliary/GraphemeBreakTest.txt").map(Line.init)
  }

  /// U+2701 has been a pictograph, and lost its emoji sequences again: the standard library no longer joins it.
  @Test func aCharacterIsAClusterOfUnicodeButForOneLine() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 602)
    let failing = lines.filter { line in line.text.map { String($0).codes } != line.clusters.map(\.codes) }
    #expect(failing.map(\.source) == ["÷ 2701 × 200D × 2701 ÷"])
  }

  @Test func aTextIsAsWideAsItsClusters() throws {
    for line in try Self.lines() {
      let sum = line.text.reduce(0) { $0 + TextWidth.of($1) }
      #expect(TextWidth.of(line.text) == sum, "\(line.source)")
      var canvas = Canvas(size: Size(columns: 20, rows: 1))
      #expect(canvas.write(line.text, at: .zero) == sum, "\(line.source)")
    }
  }

  /// Nothing that text is cut at lies inside of a cluster: what fits is a row of whole ones.
  @Test func aTextIsCutBetweenClusters() throws {
    for line in try Self.lines() {
      let starts = line.text.indices.map { String(line.text[..<$0]).codes } + [line.text.codes]
      for columns in 0...5 {
        let clipped = TextLayout.clip(line.text, to: columns)
        #expect(starts.contains(clipped.codes), "\(line.source) in \(columns)")
        #expect(TextWidth.of(clipped) <= columns, "\(line.source) in \(columns)")
      }
    }
  }
}
