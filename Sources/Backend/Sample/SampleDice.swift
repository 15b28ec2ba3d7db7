/// The choices of one row: they depend on the seed, the table and the row's number only, never on the rows before it.
///
/// SplitMix64's output function over a counter (Steele, Lea, Flood, 2014).
struct SampleDice {
  private var state: UInt64

  init(seed: UInt64, table: UInt64, row: Int) {
    state = Self.mix(Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15 &* table) &+ UInt64(truncatingIfNeeded: row))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number in `0..<bound`; `bound` must be positive.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
