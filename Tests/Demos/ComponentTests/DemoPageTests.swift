internal import ComponentDemo
internal import EntireTabUI
internal import Foundation
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

/// The pages of the components, whole: the screens that they are, and that they bear any size.
struct DemoPageTests {
  @Test("A page is its golden screens, in Unicode, in ASCII and with its styles", arguments: DemoPage.allCases)
  func golden(_ page: DemoPage) throws {
    let screens = [
      ("Unicode", DemoState(page: page), false), ("ASCII", DemoState(page: page, isASCII: true), false),
      ("styles", DemoState(page: page), true),
    ]
    try GoldenPage.expect(screens.map { GoldenPage.section($0.0, draw($0.1), hasStyles: $0.2) }, is: page.rawValue)
  }

  @Test("Each theme changes the colours as its golden screen has them", arguments: DemoTheme.allCases)
  func theme(_ theme: DemoTheme) throws {
    let canvas = draw(DemoState(page: .colours, theme: theme.style))
    try GoldenPage.expect([GoldenPage.section(theme.rawValue, canvas, hasStyles: true)], is: "theme-\(theme.rawValue)")
  }

  @Test("In ASCII a page has nothing else", arguments: DemoPage.allCases)
  func ascii(_ page: DemoPage) {
    let lines = draw(DemoState(page: page, isASCII: true)).lines
    #expect(lines.filter { !$0.allSatisfy(\.isASCII) } == [])
  }

  @Test("No page leaves its place or traps in one that is small", arguments: DemoPage.allCases)
  func anySize(_ page: DemoPage) {
    let sizes = [(0, 0), (1, 1), (2, 5), (9, 3), (20, 6), (45, 12), (80, 2), (3, 24), (200, 60)]
    for (columns, rows) in sizes {
      let canvas = screen(Size(columns: columns + 2, rows: rows + 2)) { canvas, rect in
        canvas.box(rect)
        page.draw(on: &canvas, in: rect.inset(by: 1))
      }
      let frame = screen(canvas.size) { canvas, rect in canvas.box(rect) }
      let edge = edgePoints(of: canvas.size)
      #expect(edge.allSatisfy { canvas.cell(at: $0) == frame.cell(at: $0) }, "\(columns)x\(rows)")
    }
  }

  @Test("What moves moves by ticks, and is still on a still canvas")
  func ticks() {
    let moving = [0, 1].map { ticks in screen(.usual) { DemoPage.loading.draw(on: &$0, in: $1, ticks: ticks) } }
    #expect(moving[0] != moving[1])
    let still = [0, 1].map { ticks in
      screen(.usual, isStill: true) { DemoPage.loading.draw(on: &$0, in: $1, ticks: ticks) }
    }
    #expect(still[0] == still[1])
  }

  @Test("Each component is on a page")
  func completeness() throws {
    let components = try sources(in: "Sources/Utils/DesignSupport").filter {
      $0.text.contains("\npublic ") || $0.text.hasPrefix("public ")
    }
    let pages = try sources(in: "Sources/Demos/Components").map(\.text).joined()
    #expect(components.count >= 13)
    #expect(components.map(\.name).filter { !pages.contains($0) } == [])
  }

  private func draw(_ state: DemoState) -> Canvas {
    screen(.usual) { canvas, _ in DemoScreen.draw(state, on: &canvas) }
  }

  private func edgePoints(of size: Size) -> [Point] {
    (0..<size.columns).flatMap { [Point(x: $0, y: 0), Point(x: $0, y: size.rows - 1)] }
      + (0..<size.rows).flatMap { [Point(x: 0, y: $0), Point(x: size.columns - 1, y: $0)] }
  }

  /// The Swift files of a folder, by the types that they are named like.
  private func sources(in folder: String) throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let folder = root.appending(path: folder)
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map { file in
      (
        String((file.split(separator: "/").last ?? "").dropLast(6)),
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      )
    }
  }
}
