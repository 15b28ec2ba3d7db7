package import DomainLayer

extension AlbumQuery: SnapshotQuery {
  package var members: [(name: StaticString, value: SnapshotValue)] { [] }

  package init() { self.init(filter: "") }

  package init(_ reader: SnapshotReader) throws(SnapshotError) {
    self.init(filter: try reader.filter())
  }
}
