internal import Glibc
internal import Testing

/// What the C library says of widths, in a locale of this thread alone: other tests run beside this one.
enum CLibrary {
  /// Its name and version: "glibc 2.36".
  static var version: String {
    var name = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Calls `body` with `wcwidth`: −1 for what the library does not know or print.
  static func withWidths<Result>(_ body: ((Unicode.Scalar) -> Int) throws -> Result) throws -> Result {
    // The module of the C library leaves it out.
    let symbol = try #require(dlsym(nil, "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32).self)
    let locale = try #require(newlocale(1 << Int32(LC_CTYPE), "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    return try body { Int(wcwidth(wchar_t($0.value))) }
  }
}
