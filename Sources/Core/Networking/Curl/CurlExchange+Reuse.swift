internal import CNetworking

extension CurlExchange {
  /// Whether the request may go out on a connection that others have used.
  enum Reuse {
    case allowed
    /// The one that was to be used must not be: the request has to start again.
    case refused
    case forbidden
  }

  /// Has the request get a connection of its own.
  func forbidReuse() {
    reuse = .forbidden
    setLong(CURLOPT_FRESH_CONNECT, 1)
  }

  func setHooks() {
    // Over TLS what waits may belong to the protocol, such as a ticket for the next session.
    guard request.url.scheme == .http else { return }
    stoa_easy_set_socket_hook(handle, takeSocket)
    stoa_easy_set_pointer(handle, CURLOPT_SOCKOPTDATA, Unmanaged.passUnretained(sockets).toOpaque())
    stoa_easy_set_request_hook(handle, takeConnection)
    stoa_easy_set_pointer(handle, CURLOPT_PREREQDATA, Unmanaged.passUnretained(self).toOpaque())
  }

  /// False for a connection on which something has come that nobody asked for.
  fileprivate func maySend(onLocalPort port: Int) -> Bool {
    guard reuse == .allowed, sockets.hasInput(onLocalPort: port) else { return true }
    reuse = .refused
    return false
  }
}

// Functions of the file, since C calls them on a thread that no actor knows.

private func takeSocket(_ context: UnsafeMutableRawPointer?, _ socket: curl_socket_t, _ purpose: curlsocktype) -> Int32
{
  if let context { Unmanaged<CurlSockets>.fromOpaque(context).takeUnretainedValue().add(socket) }
  return Int32(CURL_SOCKOPT_OK)
}

private func takeConnection(
  _ context: UnsafeMutableRawPointer?, _ remote: UnsafeMutablePointer<CChar>?, _ local: UnsafeMutablePointer<CChar>?,
  _ remotePort: Int32, _ localPort: Int32
) -> Int32 {
  guard let context else { return Int32(CURL_PREREQFUNC_OK) }
  let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
  return exchange.maySend(onLocalPort: Int(localPort)) ? Int32(CURL_PREREQFUNC_OK) : Int32(CURL_PREREQFUNC_ABORT)
}
