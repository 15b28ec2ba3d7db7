/// Where the jitter of retries comes from: a seed, and nothing that depends on what else runs.
///
/// The same attempt of the same effect gets the same share with the same seed, in whatever order effects fail.
struct EffectJitter: Sendable {
  /// For runtimes that were given no seed: another one in each process, drawn when the first effect is retried.
  private static let seedOfProcess = UInt64.random(in: 0 ... .max)

  let seed: UInt64?

  /// From 0 to 1, evenly: the part of the full delay to wait.
  func share(of flight: EffectFlight, after attempts: Int) -> Double {
    var state = seed ?? Self.seedOfProcess
    for part in [UInt64(flight.source?.line ?? 0), flight.number, UInt64(attempts)] {
      state = Self.mixed(state &+ part)
    }
    return Double(state >> 11) / Double(1 << 53)
  }

  /// One step of SplitMix64 (Steele, Lea, Flood, 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
