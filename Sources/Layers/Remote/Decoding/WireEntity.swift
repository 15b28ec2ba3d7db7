/// A shape on the wire that becomes an entity of the domain.
protocol WireEntity: Sendable {
  associatedtype Entity: Sendable

  var entity: Entity { get }

  init(_ fields: FieldReader) throws(WireError)
}
