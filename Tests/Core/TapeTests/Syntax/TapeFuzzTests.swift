internal import Foundation
internal import StoaTape
internal import Testing

/// Tapes that nobody wrote. `STOA_FUZZ_INPUTS` says how many.
struct TapeFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["STOA_FUZZ_INPUTS"].flatMap(Int.init) ?? 20_000

  @Test func whateverIsReadIsAnsweredWithinTheTextAndAlwaysAlike() {
    var source = TapeFuzzSource(seed: 7)
    for _ in 0..<Self.count {
      let bytes = source.tape()
      if let fault = fault(in: bytes) {
        Issue.record("\(fault) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test func whateverIsNoPatternIsRefusedAtAPlaceInIt() {
    var source = TapeFuzzSource(seed: 11)
    for _ in 0..<Self.count {
      let text = source.pattern()
      let subject = source.pattern()
      do throws(PatternError) {
        _ = try TapePattern(parsing: text).matches(subject)
      } catch  where error.offset < 0 || error.offset > text.utf8.count {
        Issue.record("\(error) in \(text.debugDescription)")
      } catch {
        continue
      }
    }
  }

  @Test func aPatternMatchesWhatItMeans() throws {
    var source = TapeFuzzSource(seed: 13)
    for _ in 0..<Self.count {
      let plain = PlainPattern.any(from: &source, depth: 3)
      let pattern = try TapePattern(parsing: plain.source)
      let text = PlainPattern.text(from: &source)
      let expected = plain.matches(text)
      if pattern.matches(text) != expected {
        Issue.record("\(plain.source.debugDescription) in \(text.debugDescription): \(expected) is right")
      }
    }
  }

  /// What is wrong with the answer to a tape.
  private func fault(in bytes: [UInt8]) -> String? {
    let answer = answer(to: bytes)
    guard answer == self.answer(to: bytes) else { return "two answers" }
    guard case .failure(let errors) = answer else { return nil }
    guard !errors.errors.isEmpty else { return "no error" }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var last = (line: 0, column: 0)
    for error in errors.errors where error.position.file == "a.tape" {
      let place = (line: error.position.line, column: error.position.column)
      // A line's end counts as a place in it.
      guard lines.indices.contains(place.line - 1), (1...lines[place.line - 1].count + 1).contains(place.column) else {
        return "no such place: \(error)"
      }
      guard last <= place else { return "out of order: \(error)" }
      guard !error.message.unicodeScalars.contains(where: Self.isUnseen) else { return "not one line: \(error)" }
      last = place
    }
    return nil
  }

  /// The tape names itself, which is a cycle, and one other.
  private func answer(to bytes: [UInt8]) -> Result<Tape, TapeErrors> {
    Result { () throws(TapeErrors) in
      try TapeReader.read("a.tape") { path throws(TapeReadError) in
        switch path {
        case "a.tape": return bytes
        case "b.tape": return Array("Down Source c.tape".utf8)
        default: throw .notFound
        }
      }
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
