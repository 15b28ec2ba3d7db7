public import StoaCanvas

/// A page that says one thing in the middle: that something loads, failed, or is not there, and what to press.
public struct MessageView: Hashable, Sendable {
  /// What there is to say.
  public let title: String
  /// More of it, and what may help.
  public let details: [String]
  /// What to press, such as "R tries again".
  public let keys: String

  public init(title: String, details: [String] = [], keys: String = "") {
    self.title = title
    self.details = details
    self.keys = keys
  }

  /// A page that loads.
  ///
  /// - Parameter ticks: How often the wait was drawn; nil shows no spinner yet.
  public static func loading(_ what: String, ticks: Int?, on canvas: Canvas) -> MessageView {
    guard let ticks else { return MessageView(title: what) }
    let frame = canvas.glyphs.spinnerFrame(canvas.isStill ? 0 : ticks)
    return MessageView(title: "\(frame) \(what)", keys: "^c stops waiting")
  }

  /// A page whose load failed.
  ///
  /// - Parameter isTyping: Whether a filter line takes the keys, so that R is a letter.
  public static func failed(_ title: String, advice: String, isTyping: Bool) -> MessageView {
    MessageView(title: title, details: [advice], keys: isTyping ? "Enter, then R tries again" : "R tries again")
  }

  /// Draws the text in the middle, wrapped; what does not fit is left out from the end, the keys last.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.size.columns > 0 else { return }
    let width = max(1, rect.size.columns - 2)
    var lines = TextLayout.wrap(SafeText.block(title), width: width).map { ($0, Style.bold) }
    let more = details.filter { !$0.isEmpty }.flatMap { TextLayout.wrap(SafeText.block($0), width: width) }
    lines += more.map { ($0, Style.plain) }
    if !keys.isEmpty {
      if rect.size.rows > lines.count + 1 { lines.append(("", .plain)) }
      let room = max(1, rect.size.rows) - 1
      if lines.count > room { lines = Array(lines.prefix(room)) }
      lines += TextLayout.wrap(keys, width: width).map { ($0, Style.dim) }
    }
    let first = rect.origin.y + max(0, (rect.size.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() where offset < rect.size.rows {
      let x = rect.origin.x + max(0, (rect.size.columns - TextWidth.of(line.0)) / 2)
      canvas.write(line.0, at: Point(x: x, y: first + offset), style: line.1, width: width)
    }
  }
}
