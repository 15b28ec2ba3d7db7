/// The body of an answer, built piece by piece as it comes in: unpacked, and within a limit.
struct ResponseBody {
  private(set) var bytes: [UInt8] = []

  private let limit: Int
  private let gzip: GzipStream?
  /// How much has come, as it was sent.
  private var size = 0

  init(_ coding: ContentCoding, limit: Int) throws(HTTPError) {
    self.limit = limit
    switch coding {
    case .identity: gzip = nil
    case .gzip: gzip = try GzipStream()
    case .unknown(let name): throw .undecodable("it is encoded as \"\(name)\", which was not asked for")
    }
  }

  /// False when its packed form breaks off.
  var isWhole: Bool { gzip?.isWhole ?? true }

  /// Neither what is sent nor what it unpacks to may pass the limit: a stream that unpacks to nothing could go on for ever.
  mutating func take(_ piece: UnsafeRawBufferPointer) throws(HTTPError) {
    size += piece.count
    guard size <= limit else { throw .tooLarge(what: "body", limit: limit) }
    if let gzip {
      try gzip.inflate(piece, into: &bytes, limit: limit)
    } else {
      bytes.append(contentsOf: piece)
    }
  }
}
