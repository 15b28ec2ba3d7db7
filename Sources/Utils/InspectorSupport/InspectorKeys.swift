public import StoaInput

/// The keys of the inspector.
public enum InspectorKeys {
  public static let all = KeyMap<InspectorCommand>(
    KeyBinding.motions { InspectorCommand.move($0) } + [
      KeyBinding(
        [KeyPress(.enter), .character(" ")], name: "moment", title: "whole screen", footer: true, command: .moment),
      KeyBinding([.character("r")], name: "present", title: "present", footer: true, command: .present),
      KeyBinding([KeyPress(.tab)], name: "pane", title: "other half", footer: true, command: .pane),
      KeyBinding([.character("/")], name: "filter", title: "filter", footer: true, command: .filter),
      KeyBinding([.character("v")], name: "values", title: "values", footer: true, command: .values),
      KeyBinding([.character("p")], name: "program", title: "use the program; F12 leads back", command: .program),
      KeyBinding([.character("?")], name: "keys", title: "keys", footer: true, command: .help),
      KeyBinding([KeyPress(.escape)], name: "back", title: "close", footer: true, command: .back),
      KeyBinding(
        [KeyPress(.function(12)), .character("q"), .control("c")], name: "close", title: "close at once",
        command: .close),
    ])
}
