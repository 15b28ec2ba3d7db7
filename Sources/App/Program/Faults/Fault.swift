internal import Glibc

/// A mistake to make on purpose, at F9, so that tests see what a crash leaves: `--fault PLACE-KIND`.
package struct Fault: Hashable, Sendable {
  enum Place: String, CaseIterable { case reducer, effect, drawing }
  /// The last one crashes nothing: an action that moves another phase, and that this one ignores.
  enum Kind: String, CaseIterable { case null = "nil", index, fatal, abort, pointer, stack, ignored }

  let place: Place
  let kind: Kind

  /// Reads `reducer-nil` and the like.
  init(_ text: String, name: String) throws(UsageError) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 else { throw UsageError("\(name) takes PLACE-KIND such as reducer-nil, not '\(text)'") }
    place = try Flag.choice(words[0], for: name)
    kind = try Flag.choice(words[1], for: name)
  }

  /// Makes the mistake; nothing comes back from it.
  func happen() {
    // What the compiler could work out it would not do as asked.
    let count = Int(CommandLine.argc)
    switch kind {
    case .null:
      let nothing: Int? = Int(String(repeating: "-", count: count))
      exit(Int32(truncatingIfNeeded: nothing!))
    case .index: exit(Int32([Int](repeating: 0, count: count)[count]))
    case .fatal: Swift.fatalError("a mistake was asked for")
    case .abort: Glibc.abort()
    case .pointer: exit(UnsafePointer<Int32>(bitPattern: count)?.pointee ?? 0)
    case .ignored: break
    case .stack: exit(Int32(truncatingIfNeeded: Self.deeper(nil)))
    }
  }

  /// The call of each frame needs the frame before, so that no optimiser makes a loop of it.
  @inline(never) private static func deeper(_ above: UnsafeMutableRawPointer?) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { bytes in
      bytes.storeBytes(of: above?.load(as: Int.self) ?? 0, as: Int.self)
      return deeper(bytes.baseAddress) &+ bytes.load(as: Int.self)
    }
  }
}
