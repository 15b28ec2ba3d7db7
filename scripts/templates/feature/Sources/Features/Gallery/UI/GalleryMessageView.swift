internal import DesignSupport
internal import GalleryLogic
internal import StoaCanvas

extension MessageView {
  /// The message of a place of Gallery, with the keys that help.
  init(_ message: GalleryMessage, loading what: String, isTyping: Bool = false, on canvas: Canvas) {
    switch message {
    case .loading(let ticks): self = .loading("Loading \(what)", ticks: ticks, on: canvas)
    case .failed(let text, let advice): self = .failed(text, advice: advice, isTyping: isTyping)
    case .empty(let text, let advice): self.init(title: text, details: [advice])
    }
  }
}
