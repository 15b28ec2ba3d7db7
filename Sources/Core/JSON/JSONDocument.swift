internal import CJSON

/// One JSON text (RFC 8259), read whole; its nodes keep it.
///
/// Strict: UTF-8 without a byte order mark, nothing after the value, at most 2048 arrays and objects inside one another.
/// Of equal keys the first holds. An escaped NUL is data. An integer beyond 64 bits is read as a real, and a real beyond
/// all doubles as the largest of them.
public final class JSONDocument {
  private let handle: OpaquePointer

  /// Reads the whole text; `JSONError` says what is wrong first, and where.
  public init(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    switch Self.read(bytes) {
    case .success(let handle): self.handle = handle
    case .failure(let refusal):
      guard refusal.fault == CJ_FAULT_RANGE, case .success(let handle) = Self.read(WideNumbers.narrowed(bytes)[...])
      else { throw refusal.error }
      self.handle = handle
    }
  }

  /// Reads the whole text; `JSONError` says what is wrong first, and where.
  public convenience init(_ bytes: [UInt8]) throws(JSONError) { try self.init(bytes[...]) }

  deinit { cj_free(handle) }

  /// The value that the text is.
  public var root: JSONNode { JSONNode(cj_root(handle), in: self) }

  private struct Refusal: Error {
    let fault: cj_fault
    let offset: Int

    var error: JSONError { JSONError(kind, offset: offset) }

    private var kind: JSONError.Kind {
      switch fault {
      case CJ_FAULT_TRUNCATED: .truncated
      case CJ_FAULT_TRAILING: .trailing
      case CJ_FAULT_ENCODING: .encoding
      case CJ_FAULT_DEPTH: .depth
      case CJ_FAULT_MEMORY: .memory
      default: .syntax
      }
    }
  }

  private static func read(_ bytes: ArraySlice<UInt8>) -> Result<OpaquePointer, Refusal> {
    var fault = CJ_FAULT_SYNTAX
    var offset = 0
    let handle = bytes.withUnsafeBytes { cj_read($0.baseAddress, $0.count, &fault, &offset) }
    return handle.map { .success($0) } ?? .failure(Refusal(fault: fault, offset: offset))
  }
}
