internal import DesignSupport
internal import StoaCanvas

/// Messages in places of one size: a title, details, keys, a failure, and more than there is room for.
enum MessagesPage {
  private static let long = "The service at a host with a very long name does not answer, and has not for a long time. "
  private static let messages = [
    ("a title", MessageView(title: "There is no person.")),
    ("with details and keys", MessageView(title: "Nothing", details: ["First.", "", "Second."], keys: "Esc closes")),
    (
      "failed",
      MessageView.failed("The service cannot be reached.", advice: "Is there a network?", isTyping: false)
    ),
    (
      "failed while a filter is typed",
      MessageView.failed("The service cannot be reached.", advice: "", isTyping: true)
    ),
    ("too long", MessageView(title: long + long, details: [long + long], keys: "R tries again")),
    ("wide", MessageView(title: "\u{C11C}\u{C6B8}\u{C740} \u{BA40}\u{B2E4}", details: ["\u{4EAC}\u{90FD}"])),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (first, rest) = rect.splitTop(7)
    let (second, third) = rest.splitTop(7)
    let places = [first, second, third].flatMap { Shelf.columns(2, of: $0) }
    for (place, (name, message)) in zip(places, messages) {
      var shelf = Shelf(place)
      message.draw(on: &canvas, in: shelf.place(name, rows: 6, on: &canvas))
    }
  }
}
