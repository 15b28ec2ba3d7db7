/// Reads a tape and all that it takes in by `Source`.
public enum TapeReader {
  /// The largest file in bytes; `open` need not read more than one byte beyond it.
  public static let largestFile = 1 << 20

  /// How many tapes may stand within each other.
  package static let deepest = 16

  /// The tape in a file, with the steps of its `Source` files in their places.
  ///
  /// A `Source` path counts from the current directory, as with VHS; if there is no such file, from the folder of the
  /// tape that names it. `Output` of a sourced tape is left out, as VHS does.
  ///
  /// - Parameter open: the bytes of the file at a path, relative to the current directory unless it begins with `/`.
  public static func read(
    _ path: String, open: (String) throws(TapeReadError) -> [UInt8]
  ) throws(TapeErrors) -> Tape {
    var reading = TapeReading()
    let start = TapePosition(file: path, line: 1, column: 1)
    do throws(TapeReadError) {
      let items = reading.items(of: try open(path), named: path, wantedAt: nil)
      reading.open = [normal(path)]
      follow(items, into: &reading, open: open)
    } catch {
      reading.note(message(for: error, path: path), at: start)
    }
    guard reading.errors.isEmpty else { throw TapeErrors(reading.errors) }
    return Tape(name: path, steps: reading.steps).withoutPreamble
  }

  private static func follow(
    _ items: [TapeItem], into reading: inout TapeReading, open: (String) throws(TapeReadError) -> [UInt8]
  ) {
    for item in items {
      switch item {
      case .step(let step):
        if case .output = step.command, reading.open.count > 1 { continue }
        reading.steps.append(step)
        if reading.steps.count == TapeParser.mostSteps + 1 {
          reading.note(
            "a tape has at most \(TapeParser.mostSteps) commands, those of other files included", at: step.position)
        }
      case .source(let path, let position):
        source(path, at: position, into: &reading, open: open)
      }
      if reading.steps.count > TapeParser.mostSteps || reading.sources > TapeReading.mostSources { return }
    }
  }

  private static func source(
    _ path: String, at position: TapePosition, into reading: inout TapeReading,
    open: (String) throws(TapeReadError) -> [UInt8]
  ) {
    reading.sources += 1
    guard reading.sources <= TapeReading.mostSources else {
      return reading.note("a tape follows at most \(TapeReading.mostSources) Source commands", at: position)
    }
    guard reading.open.count <= deepest else {
      return reading.note("more than \(deepest) tapes stand within each other", at: position)
    }
    for place in places(of: path, namedIn: position.file) {
      guard !reading.open.contains(place) else {
        return reading.note(
          "\(path.shown(most: 100)) is being read already; a tape cannot take itself in", at: position)
      }
      do throws(TapeReadError) {
        let items = try known(place, at: position, into: &reading, open: open)
        reading.open.append(place)
        follow(items, into: &reading, open: open)
        reading.open.removeLast()
        return
      } catch {
        guard error == .notFound else { return reading.note(message(for: error, path: path), at: position) }
      }
    }
    reading.note(message(for: .notFound, path: path), at: position)
  }

  /// The items of a sourced file, which is read the first time that it is named.
  private static func known(
    _ place: String, at position: TapePosition, into reading: inout TapeReading,
    open: (String) throws(TapeReadError) -> [UInt8]
  ) throws(TapeReadError) -> [TapeItem] {
    if let known = reading.known[place] { return known }
    let items = reading.items(of: try open(place), named: place, wantedAt: position)
    reading.known[place] = items
    return items
  }

  /// Where a `Source` path may lie, in the order of looking.
  private static func places(of path: String, namedIn tape: String) -> [String] {
    let here = normal(path)
    guard !path.hasPrefix("/"), let slash = tape.lastIndex(of: "/") else { return [here] }
    let beside = normal(tape[...slash] + path)
    return beside == here ? [here] : [here, beside]
  }

  /// The same path for the same file, as far as that can be told without looking at links.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func message(for error: TapeReadError, path: String) -> String {
    switch error {
    case .notFound: "there is no file \(path.shown(most: 100))"
    case .unreadable(let reason): "\(path.shown(most: 100)) cannot be read: \(reason)"
    }
  }
}
