/// SHA-256 (FIPS 180-4), so that a stolen session file holds no usable token.
package enum SHA256 {
  /// The 32 bytes of the digest.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state = initial
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<(start + 64)], into: &state) }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ small &+ schedule[index - 7] &+ large)
    }
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let choice = e & work[5] ^ ~e & work[6]
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      let first =
        work[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      work = [first &+ second, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
    }
    for index in state.indices { state[index] &+= work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  // The standard's constants are the first 32 bits behind the point of the roots of the first primes.
  private static let initial = primes(8).map { fraction(of: $0, root: 2) }
  private static let constants = primes(64).map { fraction(of: $0, root: 3) }

  /// The largest `r` with `r^root <= number << (32 * root)`, less its whole part.
  private static func fraction(of number: Int, root: Int) -> UInt32 {
    let target = UInt128(number) << UInt128(32 * root)
    var found: UInt128 = 0
    for bit in stride(from: 36, through: 0, by: -1) {
      let next = found | UInt128(1) << UInt128(bit)
      let power = root == 2 ? next * next : next * next * next
      if power <= target { found = next }
    }
    return UInt32(truncatingIfNeeded: found)
  }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if found.allSatisfy({ !candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }
}
