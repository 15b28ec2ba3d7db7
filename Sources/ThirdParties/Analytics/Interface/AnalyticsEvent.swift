/// Something worth a note: a name and a few plain properties, never what a person typed or was shown.
public struct AnalyticsEvent: Hashable, Sendable {
  /// Words joined by hyphens, such as "app-start".
  public let name: String
  /// In the order in which they are written.
  public let properties: [Property]

  /// A name with its value.
  public struct Property: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(_ name: String, _ properties: [Property] = []) {
    self.name = name
    self.properties = properties
  }
}
