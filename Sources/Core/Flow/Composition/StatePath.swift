/// A part of a state, reached in place.
///
/// A key path that is followed to change something costs an allocation, and a copy where the part is computed. Where it
/// names what is stored in the state itself, its offset is asked for once, and the part is then reached by it.
@usableFromInline
struct StatePath<Root: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let path: any WritableKeyPath<Root, Value> & Sendable
  /// Nil for a part that is computed, observed, or behind a reference.
  @usableFromInline let offset: Int?

  @inlinable
  init(_ path: any WritableKeyPath<Root, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Root>.offset(of: path)
  }

  /// Lends the part to a closure that may change it.
  @inlinable
  func lend<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    guard let offset else { return body(&root[keyPath: path]) }
    return withUnsafeMutablePointer(to: &root) { root in
      body(&(UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Shows the part to a closure; nothing is changed by it, and nothing is copied where it is stored.
  @inlinable
  func read<Result>(_ root: inout Root, _ body: (Value) -> Result) -> Result {
    guard let offset else { return body(root[keyPath: path]) }
    return withUnsafePointer(to: &root) { root in
      body((UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
