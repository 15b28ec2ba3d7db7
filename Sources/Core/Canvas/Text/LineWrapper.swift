/// Breaks UTF-8 text into lines, chunk by chunk; between two chunks a line may end.
struct LineWrapper {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let width: Int
  /// One line more than is wanted tells that there was more.
  private let enough: Int

  private(set) var lines: [String] = []
  private var line: [UInt8] = []
  private var lineWidth = 0
  /// Spaces that are written only if a chunk follows them on the same line.
  private var spaces = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int, limit: Int?) {
    self.bytes = bytes
    self.width = width
    enough = limit.map { $0.saturatingSum(1) } ?? .max
  }

  /// Makes the lines of the whole text, or as many as are enough.
  mutating func wrap() {
    var reader = ClusterReader(bytes)
    var chunk = 0..<0
    var chunkWidth = 0
    var before = LineBreak.Class.space
    while lines.count < enough, let cluster = reader.next().map(Cluster.init) {
      let kind = LineBreak.Class(of: cluster.first, columns: cluster.columns)
      let end = chunk.upperBound + cluster.length
      if kind == .space || kind == .end || LineBreak.isAllowed(between: before, and: kind, cluster.first) {
        place(chunk, width: chunkWidth)
        chunk = chunk.upperBound..<chunk.upperBound
        chunkWidth = 0
      }
      switch kind {
      case .space:
        spaces += 1
        chunk = end..<end
      case .end:
        finishLine()
        chunk = end..<end
      default:
        chunk = chunk.lowerBound..<end
        chunkWidth += cluster.columns
      }
      before = kind
    }
    place(chunk, width: chunkWidth)
    finishLine()
  }

  private mutating func place(_ chunk: Range<Int>, width chunkWidth: Int) {
    guard !chunk.isEmpty else { return }
    if lineWidth + spaces + chunkWidth > width {
      if line.isEmpty { spaces = 0 } else { finishLine() }
    }
    line += repeatElement(0x20, count: spaces)
    lineWidth += spaces
    spaces = 0
    guard lineWidth + chunkWidth > width else {
      line += bytes[chunk]
      lineWidth += chunkWidth
      return
    }
    cut(chunk)
  }

  /// Fills lines with a chunk that is longer than one; a cluster wider than a line shows as a question mark.
  private mutating func cut(_ chunk: Range<Int>) {
    var reader = ClusterReader(UnsafeBufferPointer(rebasing: bytes[chunk]))
    var start = chunk.lowerBound
    while lines.count < enough, let cluster = reader.next().map(Cluster.init) {
      let isTooWide = cluster.columns > width
      let columns = isTooWide ? 1 : cluster.columns
      if lineWidth + columns > width { finishLine() }
      if isTooWide { line.append(0x3F) } else { line += bytes[start..<start + cluster.length] }
      lineWidth += columns
      start += cluster.length
    }
  }

  private mutating func finishLine() {
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
    lineWidth = 0
    spaces = 0
  }
}

extension LineWrapper {
  /// What a line needs to know of a cluster.
  private struct Cluster {
    let first: Unicode.Scalar
    let columns: Int
    /// In bytes.
    let length: Int

    @inline(__always)
    init(_ token: ClusterReader.Token) {
      switch token {
      case .scalar(let scalar, let columns):
        first = scalar
        self.columns = columns
        length = UTF8.width(scalar)
      case .cluster(let character):
        first = character.unicodeScalars[character.unicodeScalars.startIndex]
        columns = TextWidth.of(character)
        length = character.utf8.count
      }
    }
  }
}
