internal import CServing
internal import StoaNetworking

/// One request on the server's thread: read, answered, and no more.
struct ServedExchange {
  let pointer: OpaquePointer

  func answer(_ answers: ServedAnswers) {
    let method = String(cString: stoa_exchange_method(pointer))
    let response = answers.answer(method, String(cString: stoa_exchange_target(pointer)), headers, body)
    // What a HEAD is told of the body's length is the answer's to say.
    let length = response.headers["Content-Length"].flatMap { Int($0) } ?? response.body.count
    let isBegun = response.body.withUnsafeBytes { bytes in
      stoa_exchange_answer(pointer, UInt32(clamping: response.status), bytes.baseAddress, bytes.count, max(0, length))
    }
    guard isBegun != 0 else { return }
    for field in response.headers.fields where !field.isNamed("Content-Length") {
      stoa_exchange_add_field(pointer, field.name, field.value)
    }
  }

  private var headers: HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { headers in
      stoa_exchange_each_field(
        pointer,
        { name, value, context in
          let headers = context?.assumingMemoryBound(to: HTTPHeaders.self)
          headers?.pointee.add(String(cString: name), String(cString: value))
        }, headers)
    }
    return headers
  }

  private var body: [UInt8]? {
    var count = 0
    guard let bytes = stoa_exchange_body(pointer, &count) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
