public import DesignSupport
public import LogicSupport
public import StoaCanvas

extension MessageView {
  /// The message of a place, with the keys that help.
  ///
  /// - Parameters:
  ///   - what: What the place loads, such as "people".
  ///   - isTyping: Whether a filter line takes the keys.
  public init(_ message: LoadMessage, loading what: String, isTyping: Bool = false, on canvas: Canvas) {
    switch message {
    case .loading(let ticks): self = .loading("Loading \(what)", ticks: ticks, on: canvas)
    case .failed(let text, let advice): self = .failed(text, advice: advice, isTyping: isTyping)
    case .empty(let text, let advice): self.init(title: text, details: [advice])
    }
  }
}
