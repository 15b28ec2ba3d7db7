// One initializer for each number of parameters, where one parameter pack would do: the compiler specializes these for
// their types, which makes resolving a link three times as fast.
extension LinkPattern {
  /// A pattern without parameters.
  @inlinable
  public init(_ path: String, _ summary: String, build: @escaping @Sendable () -> Destination) {
    self.init(path, summary, []) { (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      try reader.checkQuery()
      return build()
    }
  }

  /// A pattern with one parameter.
  @inlinable
  public init<A: Sendable>(
    _ path: String, _ summary: String, _ a: LinkParameter<A>,
    build: @escaping @Sendable (A) -> Destination
  ) {
    self.init(path, summary, [a.slot]) {
      (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      let a = try reader.next(a)
      try reader.checkQuery()
      return build(a)
    }
  }

  /// A pattern with two parameters, in the order of the path, then of the query.
  @inlinable
  public init<A: Sendable, B: Sendable>(
    _ path: String, _ summary: String, _ a: LinkParameter<A>, _ b: LinkParameter<B>,
    build: @escaping @Sendable (A, B) -> Destination
  ) {
    self.init(path, summary, [a.slot, b.slot]) {
      (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      let a = try reader.next(a)
      let b = try reader.next(b)
      try reader.checkQuery()
      return build(a, b)
    }
  }

  /// A pattern with three parameters, in the order of the path, then of the query.
  @inlinable
  public init<A: Sendable, B: Sendable, C: Sendable>(
    _ path: String, _ summary: String, _ a: LinkParameter<A>, _ b: LinkParameter<B>, _ c: LinkParameter<C>,
    build: @escaping @Sendable (A, B, C) -> Destination
  ) {
    self.init(path, summary, [a.slot, b.slot, c.slot]) {
      (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      let a = try reader.next(a)
      let b = try reader.next(b)
      let c = try reader.next(c)
      try reader.checkQuery()
      return build(a, b, c)
    }
  }

  /// A pattern with four parameters, in the order of the path, then of the query.
  @inlinable
  public init<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ path: String, _ summary: String, _ a: LinkParameter<A>, _ b: LinkParameter<B>, _ c: LinkParameter<C>,
    _ d: LinkParameter<D>,
    build: @escaping @Sendable (A, B, C, D) -> Destination
  ) {
    self.init(path, summary, [a.slot, b.slot, c.slot, d.slot]) {
      (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      let a = try reader.next(a)
      let b = try reader.next(b)
      let c = try reader.next(c)
      let d = try reader.next(d)
      try reader.checkQuery()
      return build(a, b, c, d)
    }
  }

  /// A pattern with five parameters, in the order of the path, then of the query.
  @inlinable
  public init<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ path: String, _ summary: String, _ a: LinkParameter<A>, _ b: LinkParameter<B>, _ c: LinkParameter<C>,
    _ d: LinkParameter<D>, _ e: LinkParameter<E>,
    build: @escaping @Sendable (A, B, C, D, E) -> Destination
  ) {
    self.init(path, summary, [a.slot, b.slot, c.slot, d.slot, e.slot]) {
      (reader: inout LinkReader) throws(LinkRefusal) -> Destination in
      let a = try reader.next(a)
      let b = try reader.next(b)
      let c = try reader.next(c)
      let d = try reader.next(d)
      let e = try reader.next(e)
      try reader.checkQuery()
      return build(a, b, c, d, e)
    }
  }
}
