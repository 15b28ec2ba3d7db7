internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import StoaTerminal

extension LibraryFacts {
  /// Each library that does some of the work. Asking libcurl opens it.
  static var all: [LibraryFacts] {
    let parts = TerminalDescription.library.split(separator: " ", maxSplits: 1).map(String.init)
    return [
      LibraryFacts("ncurses", parts.last ?? ""),
      LibraryFacts("C library", systemText(Int32(_CS_GNU_LIBC_VERSION))),
      LibraryFacts("SQLite", SQLiteLibrary.version),
      LibraryFacts("libcurl", CurlLibrary.version),
    ]
  }

  private static func systemText(_ name: Int32) -> String {
    var text = [CChar](repeating: 0, count: 64)
    let count = confstr(name, &text, text.count)
    guard count > 1, count <= text.count else { return "unknown" }
    return String(decoding: text[..<(count - 1)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
