/// The dice of the monkey: the same seed, the same throws, on every machine.
///
/// Source: splitmix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct MonkeyRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to the bound, itself left out.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }

  /// True so many times of a hundred.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
}
