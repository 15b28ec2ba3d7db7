internal import Foundation
internal import Testing

/// A file of the Unicode character database, as Debian's package `unicode-data` installs it.
enum UnicodeFile {
  /// The lines that are neither empty nor a remark.
  static func lines(_ name: String) throws -> [Substring] {
    let path = "/usr/share/unicode/" + name
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8), "\(path) is missing: install Debian's unicode-data")
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// A text of the code points that are named in hexadecimal digits, with blanks between them.
  static func text(_ codes: some StringProtocol) throws -> String {
    var text = ""
    for code in codes.split(separator: " ") { text.unicodeScalars.append(try scalar(code)) }
    return text
  }

  /// The code points from one to another, or the one; without surrogates, which no text has.
  static func scalars(_ range: some StringProtocol) throws -> [Unicode.Scalar] {
    let ends = try range.split(separator: ".").map { try #require(UInt32($0, radix: 16), "\(range)") }
    let first = try #require(ends.first)
    return (first...(ends.last ?? first)).compactMap(Unicode.Scalar.init)
  }

  private static func scalar(_ code: some StringProtocol) throws -> Unicode.Scalar {
    try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init), "\(code)")
  }
}

extension StringProtocol {
  /// Its code points in hexadecimal digits, as Unicode's files have them.
  var codes: String {
    unicodeScalars.map {
      ($0.value < 0x1000 ? "0" : "") + ($0.value < 0x100 ? "0" : "") + ($0.value < 0x10 ? "0" : "")
        + String($0.value, radix: 16, uppercase: true)
    }
    .joined(separator: " ")
  }

  /// Without blanks at its ends.
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
