internal import CZlib

/// Inflates a gzip stream as it comes in, piece by piece (RFC 1952).
///
/// It may have several members, one behind the other; what follows a member and is none is damage.
final class GzipStream {
  /// True when a member has ended and nothing has come after it.
  private(set) var isWhole = false

  // zlib keeps the address of its stream, which must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let chunk = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32_768)

  init() throws(HTTPError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 is the largest window, and 16 more mean gzip and nothing else.
    guard inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .unavailable("zlib does not start")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    chunk.deallocate()
  }

  /// Appends what the piece inflates to; stops in the middle of it where the body passes the limit.
  func inflate(_ piece: UnsafeRawBufferPointer, into body: inout [UInt8], limit: Int) throws(HTTPError) {
    stream.pointee.next_in = piece.baseAddress.map {
      UnsafeMutablePointer(mutating: $0.assumingMemoryBound(to: UInt8.self))
    }
    stream.pointee.avail_in = UInt32(piece.count)
    while stream.pointee.avail_in > 0 {
      if isWhole {
        inflateReset(stream)
        isWhole = false
      }
      try inflateMember(into: &body, limit: limit)
    }
  }

  /// Goes on until the member or the piece ends.
  private func inflateMember(into body: inout [UInt8], limit: Int) throws(HTTPError) {
    repeat {
      stream.pointee.next_out = chunk.baseAddress
      stream.pointee.avail_out = UInt32(chunk.count)
      switch CZlib.inflate(stream, Z_NO_FLUSH) {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isWhole = true
      default: throw .undecodable("its gzip stream is damaged")
      }
      let count = chunk.count - Int(stream.pointee.avail_out)
      guard body.count + count <= limit else { throw .tooLarge(what: "body", limit: limit) }
      body.append(contentsOf: chunk[..<count])
      // A chunk that is full may have left something behind.
    } while !isWhole && stream.pointee.avail_out == 0
  }
}
