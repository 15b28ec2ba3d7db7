internal import DesignSupport
public import SettingsLogic
public import StoaCanvas
public import StoaInput

/// Who is signed in, or the form to sign in with.
public enum AccountScreen {
  /// The keys while somebody is signed in.
  public static let signedInKeys = KeyMap<AccountCommand>([
    KeyBinding([KeyPress(.enter)], name: "sign-out", title: "sign out", footer: true, command: .submit)
  ])
  /// The keys where it could not be read who is signed in.
  public static let failedKeys = KeyMap<AccountCommand>([
    KeyBinding([.character("R")], name: "refresh", title: "try again", footer: true, command: .refresh)
  ])
  /// The keys of the form; all others are text.
  public static let formKeys = KeyMap<AccountCommand>([
    KeyBinding([KeyPress(.enter)], name: "sign-in", title: "sign in", footer: true, command: .submit),
    KeyBinding(
      [KeyPress(.tab), KeyPress(.down), KeyPress(.up), KeyPress(.tab, .shift)], name: "next-field",
      title: "next field", footer: true, command: .nextField),
  ])

  public static func draw(_ content: AccountContent, on canvas: inout Canvas, in rect: Rect) {
    switch content.body {
    case .loading:
      MessageView(title: "Loading the account").draw(on: &canvas, in: rect)
    case .failed(let message, let advice):
      MessageView(title: message, details: [advice], keys: "R tries again").draw(on: &canvas, in: rect)
    case .noAccounts(let message, let advice):
      MessageView(title: message, details: [advice]).draw(on: &canvas, in: rect)
    case .signedIn(let username):
      let name = username.isEmpty ? "Signed in with a token." : "Signed in as \(username)."
      let details = [content.isBusy ? "Signing out" : "", content.trouble ?? ""]
      MessageView(title: name, details: details, keys: "Enter signs out").draw(on: &canvas, in: rect)
    case .form(let username, let password, let isPasswordFocused, let caret):
      let top = rect.minY + max(0, (rect.rows - 7) / 2)
      let width = min(50, rect.columns - 2)
      let x = rect.minX + (rect.columns - width) / 2
      canvas.write("Sign in", at: Point(x: x, y: top), style: .bold, width: width)
      TextField.draw(
        on: &canvas, in: Rect(x: x, y: top + 2, columns: width, rows: 1), label: "Username  ", text: username,
        caret: isPasswordFocused ? nil : caret)
      TextField.draw(
        on: &canvas, in: Rect(x: x, y: top + 3, columns: width, rows: 1), label: "Password  ", text: password,
        caret: isPasswordFocused ? caret : nil, isSecret: true)
      let note = content.isBusy ? "Signing in" : content.trouble ?? "Enter signs in"
      for (line, text) in TextLayout.wrap(SafeText.line(note), width: width).enumerated() {
        canvas.write(text, at: Point(x: x, y: top + 5 + line), style: content.trouble == nil ? .dim : .bold)
      }
    }
  }
}
