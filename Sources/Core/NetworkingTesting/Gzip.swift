internal import CZlib

/// Packs bodies as services do.
public enum Gzip {
  /// One gzip stream of the bytes, so many times one behind the other.
  public static func packed(_ bytes: [UInt8], times: Int = 1) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let level = Z_DEFAULT_COMPRESSION
    let started = deflateInit2_(
      stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(started == Z_OK, "zlib does not start")
    defer { deflateEnd(stream) }
    var packed: [UInt8] = []
    for _ in 0..<times { feed(bytes, Z_NO_FLUSH, stream, into: &packed) }
    feed([], Z_FINISH, stream, into: &packed)
    return packed
  }

  /// One gzip stream of the text in UTF-8.
  public static func packed(_ text: String) -> [UInt8] { packed(Array(text.utf8)) }

  private static func feed(
    _ bytes: [UInt8], _ flush: Int32, _ stream: UnsafeMutablePointer<z_stream>, into packed: inout [UInt8]
  ) {
    var input = bytes
    var chunk = [UInt8](repeating: 0, count: 65_536)
    input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        chunk.withUnsafeMutableBufferPointer { chunk in
          stream.pointee.next_out = chunk.baseAddress
          stream.pointee.avail_out = UInt32(chunk.count)
          deflate(stream, flush)
          packed.append(contentsOf: chunk[..<(chunk.count - Int(stream.pointee.avail_out))])
        }
      } while stream.pointee.avail_out == 0
    }
  }
}
