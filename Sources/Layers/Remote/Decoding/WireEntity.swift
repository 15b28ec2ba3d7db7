/// A shape on the wire that becomes an entity of the domain.
protocol WireEntity: Decodable, Sendable {
  associatedtype Entity: Sendable

  var entity: Entity { get }
}
