internal import StoaInput

/// Cuts what the terminal sends into readings, each with the bytes that made its events.
package struct KeyReader {
  private var decoder = InputDecoder()
  /// As many of the bytes as are ever shown: a paste whose end never comes has any number.
  private var held: [UInt8] = []
  private var count = 0

  package init() {}

  /// Whether bytes are held that may be the beginning of something longer.
  package var awaitsMore: Bool { decoder.awaitsMore }

  package mutating func feed(_ bytes: [UInt8]) -> [KeyReading] {
    var readings: [KeyReading] = []
    for byte in bytes {
      if held.count < KeyReading.shownBytes { held.append(byte) }
      count += 1
      note(decoder.feed(CollectionOfOne(byte)), into: &readings)
    }
    return readings
  }

  /// The escape delay has passed without a byte.
  package mutating func flush() -> [KeyReading] {
    var readings: [KeyReading] = []
    note(decoder.flush(), into: &readings)
    return readings
  }

  private mutating func note(_ events: [InputEvent], into readings: inout [KeyReading]) {
    guard !held.isEmpty, !events.isEmpty || !decoder.awaitsMore else { return }
    readings.append(KeyReading(held, count: count, events))
    held = []
    count = 0
  }
}
