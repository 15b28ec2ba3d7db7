/// Tells growth without end from the growth of a program that fills its caches.
package struct MemoryBound {
  /// From this rest on the program is warm.
  static let warm = 1000
  /// How often it is looked at.
  package static let every = 250
  /// What a warm program may grow by without being asked, and the most that it may ever hold.
  package static let slack = 24 << 20
  package static let most = 512 << 20

  private var first: Int?

  package init() {}

  /// Takes the memory held at a rest; why it is too much.
  package mutating func excess(_ bytes: Int, atRest rest: Int) -> String? {
    if bytes > Self.most { return "memory: \(bytes >> 20) MB are held, and \(Self.most >> 20) is the most" }
    guard rest >= Self.warm else { return nil }
    guard let first else {
      first = bytes
      return nil
    }
    guard bytes > 2 * first + Self.slack else { return nil }
    return "memory: \(bytes >> 20) MB are held at step \(rest), and \(first >> 20) were when the program was warm"
  }
}
