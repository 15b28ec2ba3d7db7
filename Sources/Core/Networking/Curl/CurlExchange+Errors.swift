internal import CNetworking
internal import Glibc

extension CurlExchange {
  /// libcurl's result in our words.
  func curlError(_ code: CURLcode) -> HTTPError {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .cannotResolve(host: request.url.host)
    case CURLE_COULDNT_RESOLVE_PROXY: .cannotConnect(host: request.url.authority, reason: "the proxy has no address")
    case CURLE_COULDNT_CONNECT: .cannotConnect(host: request.url.authority, reason: systemReason)
    case CURLE_OPERATION_TIMEDOUT: timeoutError
    // libcurl tells a length that is none from a broken connection by its words alone.
    case CURLE_RECV_ERROR where words(for: code).contains("chunked-encoding"): .protocolViolation(words(for: code))
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2_STREAM:
      .connectionLost
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR:
      .untrusted(host: request.url.authority, reason: words(for: code))
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_USE_SSL_FAILED:
      .tls(words(for: code))
    case CURLE_URL_MALFORMAT: .badURL("\"\(request.url.authority)\" is refused by libcurl")
    case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT: .unavailable("libcurl failed: \(words(for: code))")
    default: .protocolViolation(words(for: code))
    }
  }

  /// Which of the two limits was passed: the one on connecting ends an exchange before its whole time is over.
  private var timeoutError: HTTPError {
    let taken = Duration.microseconds(stoa_easy_get_offset(handle, CURLINFO_TOTAL_TIME_T))
    if connectTimeout >= timeout || taken >= timeout { return .timedOut }
    let seconds = Int((connectTimeout / .seconds(1)).rounded(.up))
    return .cannotConnect(host: request.url.authority, reason: "no answer within \(seconds) s")
  }

  private var systemReason: String {
    let number = stoa_easy_get_long(handle, CURLINFO_OS_ERRNO)
    guard number != 0, let text = strerror(Int32(truncatingIfNeeded: number)) else {
      return words(for: CURLE_COULDNT_CONNECT)
    }
    return String(cString: text).lowercased()
  }

  /// libcurl's own words, in one line without controls.
  private func words(for code: CURLcode) -> String {
    let own = String(cString: errorText)
    let text = own.isEmpty ? String(cString: stoa_curl_text(code)) : own
    let plain = text.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : $0 }
    return String(String.UnicodeScalarView(plain.prefix(200)))
  }
}
