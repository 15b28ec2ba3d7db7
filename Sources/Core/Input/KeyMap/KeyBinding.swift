/// One command of a place and the keys that give it.
public struct KeyBinding<Command: Sendable>: Sendable {
  /// The keys, the one to show first.
  public var keys: [KeyPress]
  /// The command's name for the address line and for tapes: `open`, `next-tab`.
  public var name: String
  /// What it does, in the footer and in the help: `open`, `next tab`.
  public var title: String
  /// Whether the footer shows it; the help shows all.
  public var footer: Bool
  /// Whether it does something with an item of the place, and nothing where there is none.
  public var needsItem: Bool
  /// What the keys give.
  public var command: Command

  /// A command and its keys, the one to show first in front.
  public init(
    _ keys: [KeyPress], name: String, title: String, footer: Bool = false, needsItem: Bool = false, command: Command
  ) {
    self.keys = keys
    self.name = name
    self.title = title
    self.footer = footer
    self.needsItem = needsItem
    self.command = command
  }

  /// A command and its keys, the one to show first in front.
  public init(
    keys: [KeyPress], name: String, title: String, footer: Bool = false, needsItem: Bool = false, command: Command
  ) {
    self.init(keys, name: name, title: title, footer: footer, needsItem: needsItem, command: command)
  }
}

extension KeyBinding: Equatable where Command: Equatable {}
