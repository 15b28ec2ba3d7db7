internal import Glibc

/// A time as logs and scripts have it (RFC 3339): `2026-12-01T07:00:00Z`.
enum Timestamp {
  /// - Parameter seconds: Since 1970.
  static func text(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
