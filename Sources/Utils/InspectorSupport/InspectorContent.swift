public import DesignSupport

/// The values of the inspector's screen.
public struct InspectorContent: Equatable, Sendable {
  /// One entry of the log.
  public struct Row: Equatable, Sendable {
    /// The column on the left: whose it is, or how it went.
    public let lead: String
    public let text: String
    /// At the right edge, such as how long before the newest entry it was.
    public let remark: String
    /// Whether it stands out.
    public let isMarked: Bool

    public init(lead: String, text: String, remark: String, isMarked: Bool = false) {
      self.lead = lead
      self.text = text
      self.remark = remark
      self.isMarked = isMarked
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

  /// Over the log.
  public var title = ""
  /// Over what is known of the selected entry.
  public var detailTitle = ""
  /// In the place of a log without an entry.
  public var nothing = ""
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
  var isDetailActive = false
  public var footer: [Key] = []

  public init() {}

  /// `12/40`; empty for an empty log.
  public var position: String { total > 0 ? "\(selection + 1)/\(total)" : "" }
}
