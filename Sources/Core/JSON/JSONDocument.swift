internal import CJansson

/// One JSON text (RFC 8259), read whole; its nodes keep it.
///
/// Strict: UTF-8 without a byte order mark, nothing after the value, at most 2048 values inside one another. Of equal
/// keys the last holds. A key with an escaped NUL is refused; in a text it is data. An integer beyond 64 bits is read
/// as a real, and a real beyond all doubles as the largest of them.
public final class JSONDocument {
  private let value: UnsafeMutablePointer<json_t>

  public init(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    // jansson takes the seed of its hashes from /dev/urandom, which is three system calls; Swift has had one already.
    json_object_seed(Hasher().finalize())
    switch Self.parse(bytes) {
    case .success(let value): self.value = value
    case .failure(let fault):
      guard fault.isOverflow, case .success(let value) = Self.parse(WideNumbers.narrowed(bytes)[...]) else {
        throw fault.error
      }
      self.value = value
    }
  }

  public convenience init(_ bytes: [UInt8]) throws(JSONError) { try self.init(bytes[...]) }

  deinit { json_decref(value) }

  /// The value that the text is.
  public var root: JSONNode { JSONNode(value, in: self) }

  private struct Fault: Error {
    let error: JSONError
    let isOverflow: Bool
  }

  private static func parse(_ bytes: ArraySlice<UInt8>) -> Result<UnsafeMutablePointer<json_t>, Fault> {
    var report = json_error_t()
    let value = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<json_t>? in
      guard let start = bytes.baseAddress else { return json_loads("", flags, &report) }
      return json_loadb(start, bytes.count, flags, &report)
    }
    if let value { return .success(value) }
    let code = json_error_code(&report)
    return .failure(
      Fault(
        error: JSONError(kind(of: code), offset: max(0, Int(report.position))),
        isOverflow: code == json_error_numeric_overflow))
  }

  private static let flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)

  private static func kind(of code: json_error_code) -> JSONError.Kind {
    switch code {
    case json_error_premature_end_of_input: .truncated
    case json_error_end_of_input_expected: .trailing
    case json_error_invalid_utf8: .encoding
    case json_error_stack_overflow: .depth
    default: .syntax
    }
  }
}
