public import DomainLayer

/// A place in Settings: how the list of to-dos is asked for, what lies on it, and the sheet on top.
public struct SettingsPlace: Hashable, Sendable {
  /// The filter, the assignee and whether only completed to-dos are wanted.
  public var query: TodoQuery
  /// The places over the list, the deepest last.
  public var stack: [SettingsRoute]
  public var sheet: SettingsSheet?

  public init(query: TodoQuery = TodoQuery(), stack: [SettingsRoute] = [], sheet: SettingsSheet? = nil) {
    self.query = query
    self.stack = stack
    self.sheet = sheet
  }
}
