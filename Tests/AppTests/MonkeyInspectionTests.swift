internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

/// Each thing that must hold can fail to.
@FlowActor struct MonkeyInspectionTests {
  private let size = Size(columns: 4, rows: 2)

  private func canvas(_ lines: String...) -> Canvas {
    var canvas = Canvas(size: size)
    for (row, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: row)) }
    return canvas
  }

  private func fault(
    of stage: StillStage, inconsistencies: [String] = [], fresh: Canvas? = nil, violations: [String] = [],
    excess: String? = nil, typing bytes: [UInt8]? = nil
  ) async -> String? {
    let inspection = StageInspection(
      inconsistencies: { inconsistencies }, drawAnew: { fresh ?? stage.canvas }, violations: { violations },
      excess: { excess })
    let checked = CheckedStage(stage, inspection)
    do throws(TapeStop) {
      if let bytes { try await checked.type(bytes) }
      try await checked.settle()
      return nil
    } catch {
      #expect(checked.fault == error.reason)
      return checked.fault
    }
  }

  @Test func aSoundProgramShowsNothing() async {
    #expect(await fault(of: StillStage(canvas("a", "b"))) == nil)
  }

  @Test func aStateThatCannotBeIsFound() async {
    let found = await fault(of: StillStage(canvas("a")), inconsistencies: ["selection: row 9 is selected of 3"])
    #expect(found == "selection: row 9 is selected of 3")
  }

  @Test func aForbiddenMoveOfAPhaseIsFound() async {
    #expect(await fault(of: StillStage(canvas("a")), violations: ["a leads to b"]) == "phase: a leads to b")
  }

  @Test func aFrameThatIsDrawnOtherwiseAnewIsFound() async {
    let found = await fault(of: StillStage(canvas("a", "old")), fresh: canvas("a", "new"))
    #expect(found == "drawing: row 1 is 'old', and 'new' when all is drawn anew")
    var moved = canvas("a")
    moved.cursor = Point(x: 1, y: 1)
    let only = "drawing: only the cursor or the size is another one when all is drawn anew"
    #expect(await fault(of: StillStage(canvas("a")), fresh: moved) == only)
  }

  @Test func aFrameOfAnotherSizeIsFound() async {
    let stage = StillStage(canvas("a"))
    stage.size = Size(columns: 3, rows: 2)
    #expect(await fault(of: stage) == "size: 4x2 was drawn on a screen of 3x2")
  }

  @Test func aCursorBesideTheScreenIsFound() async {
    var frame = canvas("a")
    frame.cursor = Point(x: 4, y: 0)
    #expect(await fault(of: StillStage(frame)) == "cursor: it stands at 4,0 on a screen of 4x2")
  }

  @Test func tooMuchMemoryIsFound() async {
    #expect(await fault(of: StillStage(canvas("a")), excess: "memory: 9 MB") == "memory: 9 MB")
  }

  @Test func aProgramThatDoesNotComeToRestIsFound() async {
    let stage = StillStage(canvas("a"))
    stage.unrest = "the screen does not come to rest"
    #expect(await fault(of: stage) == "rest: the screen does not come to rest")
  }

  @Test func anEndThatNoKeyAskedForIsFound() async {
    let stage = StillStage(canvas("a"))
    stage.exit = 0
    let found = "end: the program ended with status 0, and no key had asked for it"
    #expect(await fault(of: stage, typing: Array("x".utf8)) == found)
    #expect(await fault(of: stage, typing: KeyBytes.paste("q")) == found)
    for bytes in [Array("q".utf8), [0x03], KeyBytes.click(column: 0, row: 0)] {
      #expect(await fault(of: stage, typing: bytes) == nil)
    }
  }

  @Test func aListWithASelectionBesideItsRowsIsFound() {
    var list = ListState<Int, String, Never>(query: "")
    list.rows.insert([1, 2, 3], page: 0, total: 3)
    list.height = 2
    #expect(list.inconsistency == nil)
    list.selection = 3
    #expect(list.inconsistency == "selection: row 3 is selected of 3")
    list.selection = 2
    #expect(list.inconsistency == "selection: row 2 is selected, and 0..<2 are in view")
    list.top = 1
    #expect(list.inconsistency == nil)
    list.top = 3
    #expect(list.inconsistency == "selection: row 3 of 3 is the first in view")
  }

  @Test func aPageWithASelectionBesideItsLinksIsFound() {
    var cursor = PageCursor()
    #expect(cursor.inconsistency(links: 0) == nil)
    cursor.move(.rows(1), links: 2)
    #expect(cursor.inconsistency(links: 2) == nil)
    #expect(cursor.inconsistency(links: 1) == "selection: link 1 is selected of 1")
  }

  @Test func memoryThatGrowsWithoutEndIsTold() {
    var bound = MemoryBound()
    let start = 40 << 20
    #expect(bound.excess(start - 30 << 20, atRest: 500) == nil)
    #expect(bound.excess(start, atRest: 1000) == nil)
    #expect(bound.excess(2 * start + MemoryBound.slack, atRest: 5000) == nil)
    #expect(
      bound.excess(2 * start + MemoryBound.slack + 1, atRest: 5250)
        == "memory: 104 MB are held at step 5250, and 40 were when the program was warm")
    #expect(bound.excess(MemoryBound.most + 1, atRest: 1) == "memory: 512 MB are held, and 512 is the most")
  }
}
