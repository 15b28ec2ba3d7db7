extension IdentifiedRows {
  /// Where in memory the chunks are.
  package var chunkPlaces: [UnsafeRawPointer] {
    chunks.compactMap { chunk in chunk.rows.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } } }
  }

  /// How many chunks there are, and how many of them another list holds as well: those that no change has copied.
  package func chunks(sharedWith other: IdentifiedRows) -> (all: Int, shared: Int) {
    let others = Set(other.chunkPlaces)
    return (chunks.count, chunkPlaces.count { others.contains($0) })
  }
}
