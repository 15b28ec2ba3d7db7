public import StoaInput

/// The keys of the inspector.
public enum InspectorKeys {
  public static let all = KeyMap<InspectorCommand>(
    KeyBinding.motions { InspectorCommand.move($0) } + [
      KeyBinding(
        [KeyPress(.enter), .character(" ")], name: "moment", title: "whole", footer: true, command: .moment),
      KeyBinding([KeyPress(.escape)], name: "back", title: "close", footer: true, command: .back),
      KeyBinding([.character("r")], name: "present", title: "present", footer: true, command: .present),
      KeyBinding([KeyPress(.tab)], name: "pane", title: "half", footer: true, command: .pane),
      KeyBinding([.character("?")], name: "keys", title: "keys", footer: true, command: .help),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding([.character("v")], name: "values", title: "values", footer: true, command: .values),
      KeyBinding(
        [.character("p")], name: "program", title: "give the keys to the program, F12 takes them back",
        command: .program),
      KeyBinding(
        [KeyPress(.function(12)), .character("q"), .control("c")], name: "close", title: "close at once",
        command: .close),
      quit,
    ])

  /// Those over what was sent, which has no moments to be shown.
  public static let network = KeyMap<InspectorCommand>(
    KeyBinding.motions { InspectorCommand.move($0) } + [
      KeyBinding([KeyPress(.escape)], name: "back", title: "close", footer: true, command: .back),
      KeyBinding([KeyPress(.tab)], name: "pane", title: "half", footer: true, command: .pane),
      KeyBinding([.character("?")], name: "keys", title: "keys", footer: true, command: .help),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding(
        [.character("p")], name: "program", title: "give the keys to the program, ~ takes them back",
        command: .program),
      KeyBinding(
        [.character("~"), .character("q"), .control("c")], name: "close", title: "close at once", command: .close),
      quit,
    ])

  /// As everywhere in the program.
  private static let quit = KeyBinding(
    [.character("Q")], name: "quit", title: "quit", command: InspectorCommand.quit)
}
