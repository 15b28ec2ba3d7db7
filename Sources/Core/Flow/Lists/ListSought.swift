/// The row that is looked for in what arrives, to be selected again.
package struct ListSought: Hashable, Sendable {
  package let id: Int
  /// Whether it must be somewhere, unless it is gone: it was there when the same was asked before.
  package let wasThere: Bool
}
