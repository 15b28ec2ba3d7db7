internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

/// Sessions of keys and pauses at random.
@FlowActor struct RecordedRandomTests {
  #if DEBUG
    private static let seeds = 1...12
  #else
    private static let seeds = 1...60
  #endif

  private static let keys: [[UInt8]] =
    "abc\"'` é한".map { Array(String($0).utf8) }
    + (1...12).filter { $0 != 6 && $0 != 7 }.map { KeyBytes.of(.function($0)) }
    + [
      KeyBytes.of(.escape), KeyBytes.of(.down), KeyBytes.of(.down), KeyBytes.of(.control("u")), KeyBytes.of(.alt("x")),
      KeyBytes.click(column: 2, row: 1), KeyBytes.paste("one"), KeyBytes.paste("one\ntwo"), KeyBytes.of(.control("h")),
      Array("\u{301}".utf8), Array("\u{1B}[104;5u".utf8), Array("\u{1B}[<2;3;4M".utf8), [0xFF], [0x1B, 0x1B],
    ]

  @Test func theTapeOfASessionShowsItsLastScreen() async throws {
    for seed in Self.seeds {
      var dice = SplitMix(seed: UInt64(seed))
      let session = RecordedNotebook()
      await session.settle()
      for _ in 1...60 {
        var bytes = Self.keys[dice.below(Self.keys.count)]
        // Sometimes more than one key is there at once.
        if dice.below(5) == 0 { bytes += Self.keys[dice.below(5)] }
        await session.type(bytes)
        if dice.below(12) == 0 {
          session.program.resize(to: Size(columns: 20 + dice.below(20), rows: 3 + dice.below(4)))
        }
        let pauses = [0, 0, 1, 20, 49, 50, 99, 120, 249, 251, 295, 300, 305, 700, 2500]
        await session.pass(.milliseconds(pauses[dice.below(pauses.count)]))
      }
      // The last key takes a tape 50 ms, whatever falls due meanwhile.
      await session.pass(.milliseconds(60))
      let shown = await session.screen()
      session.program.finish()
      let record = try await Theatre().play(session.tape)
      #expect(record.failure == nil, "seed \(seed)")
      #expect(record.last.lines == shown, "seed \(seed):\n\(session.tape)")
      if record.last.lines != shown { break }
    }
  }
}

/// The same seed, the same throws.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
