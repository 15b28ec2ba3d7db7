public import DesignSupport

/// The values of the inspector's screen.
public struct InspectorContent: Equatable, Sendable {
  /// One entry of the log.
  public struct Row: Equatable, Sendable {
    public let feature: String
    public let text: String
    /// How long before the newest entry it was.
    public let age: String
    /// Whether the places on the screen became others.
    public let isPlace: Bool

    public init(feature: String, text: String, age: String, isPlace: Bool = false) {
      self.feature = feature
      self.text = text
      self.age = age
      self.isPlace = isPlace
    }
  }

  /// A key with what it does.
  public struct Key: Equatable, Sendable {
    public let label: String
    public let title: String

    public init(label: String, title: String) {
      self.label = label
      self.title = title
    }
  }

  /// The rows in view.
  public var rows: [Row] = []
  /// Index of the first of them among all that the filter lets through.
  public var top = 0
  public var total = 0
  public var selection = 0
  public var isAtPresent = true
  public var filter: FilterLine?
  /// What is known of the selected entry.
  public var detail: [DetailBlock] = []
  public var detailOffset = 0
  /// Whether the page about the entry has the moving keys.
  public var isDetailActive = false
  public var footer: [Key] = []

  public init() {}

  /// `12/40`; empty for an empty log.
  public var position: String { total > 0 ? "\(selection + 1)/\(total)" : "" }
}
