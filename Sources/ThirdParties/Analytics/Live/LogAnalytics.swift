public import AnalyticsInterface

/// Writes each event as one line of a log: `event=app-start version=0.1.0`.
public struct LogAnalytics: Analytics {
  private let write: (@Sendable (String) -> Void)?

  /// - Parameter write: Takes a line without its end; nil where nobody keeps a log, and then no line is made.
  public init(write: (@Sendable (String) -> Void)?) {
    self.write = write
  }

  public func record(_ event: AnalyticsEvent) {
    guard let write else { return }
    let properties = event.properties.map { "\($0.name)=\(Self.quoted($0.value))" }
    write((["event=\(event.name)"] + properties).joined(separator: " "))
  }

  /// A value with spaces or quotes stands in quotes, so that a line can be taken apart again.
  private static func quoted(_ value: String) -> String {
    let isPlain = !value.isEmpty && value.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x3D }
    guard !isPlain else { return value }
    let escaped = value.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
