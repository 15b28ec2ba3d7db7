extension Link {
  /// The link as people write it, without the scheme: `people/3/posts`, `people?q=ann%20lee&sort=city`.
  ///
  /// ASCII only; admitting it gives an equal link back. Control characters, which no link may hold, become spaces.
  public var address: String {
    var bytes = Array(place.utf8)
    for step in path {
      bytes.append(UInt8(ascii: "/"))
      Self.encode(step, into: &bytes)
    }
    for (index, item) in query.enumerated() {
      bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      Self.encode(item.name, into: &bytes)
      bytes.append(UInt8(ascii: "="))
      Self.encode(item.value, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The link with its scheme, for other programs: `stoa://people/3`.
  public func url(scheme: String = "stoa") -> String {
    scheme + "://" + address
  }

  /// A link with only those query values that are there: nil and empty ones are left out.
  public init(_ place: String, _ path: [String] = [], items: KeyValuePairs<String, String?>) {
    self.init(
      place, path,
      query: items.compactMap { name, value in
        guard let value, !value.isEmpty else { return nil }
        return LinkItem(name, value)
      })
  }

  /// Source: RFC 3986, section 2.3: the unreserved characters stand as they are; and the comma, for it is read better.
  private static func encode(_ text: String, into bytes: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      for byte in (isControl ? " " : String(scalar)).utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "~"), UInt8(ascii: ","):
          bytes.append(byte)
        default:
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
  }
}
