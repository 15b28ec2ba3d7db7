internal import Testing

/// How a hand-made service treats a request for a list.
struct ServiceHabits: Sendable, CustomTestStringConvertible {
  enum Paging: Sendable {
    case honest
    /// Everything, whatever page was asked for.
    case whole
    /// The first page, whatever page was asked for.
    case firstOnly
    /// Pages of its own size.
    case ownSize(Int)
  }

  var name: String
  var paging = Paging.honest
  var saysTotal = true
  var saysLink = false
  var searches = true
  var selects = true
  var orders = true

  var testDescription: String { name }
}

extension ServiceHabits {
  static let honest = ServiceHabits(name: "pages and says totals")
  static let jsonServer = ServiceHabits(name: "pages and says totals and links", saysLink: true)
  static let linkOnly = ServiceHabits(name: "pages and links, says no total", saysTotal: false, saysLink: true)
  static let silent = ServiceHabits(name: "pages and says nothing", saysTotal: false)
  static let whole = ServiceHabits(
    name: "gives everything, does nothing", paging: .whole, saysTotal: false, searches: false, selects: false,
    orders: false)
  static let wholeSelecting = ServiceHabits(
    name: "gives everything that fits", paging: .whole, saysTotal: false, searches: false, orders: false)
  static let wholeCounting = ServiceHabits(
    name: "gives everything and its total", paging: .whole, searches: false, selects: false, orders: false)
  static let noSearch = ServiceHabits(name: "pages, does not search", searches: false)
  static let noSelection = ServiceHabits(name: "pages, does not select", selects: false)
  static let noOrder = ServiceHabits(name: "pages, does not order", orders: false)
  static let pagesOnly = ServiceHabits(
    name: "pages and nothing else", searches: false, selects: false, orders: false)
  static let firstOnly = ServiceHabits(name: "repeats its first page", paging: .firstOnly)
  static let limitOnly = ServiceHabits(
    name: "knows how many are wanted, but no pages", paging: .firstOnly, saysTotal: false, searches: false,
    selects: false, orders: false)
  static let smallPages = ServiceHabits(name: "has smaller pages", paging: .ownSize(7))
  static let largePages = ServiceHabits(name: "has larger pages", paging: .ownSize(30))
  static let largeLinkedPages = ServiceHabits(
    name: "has larger pages and links", paging: .ownSize(30), saysTotal: false, saysLink: true)

  static let all: [ServiceHabits] = [
    honest, jsonServer, linkOnly, silent, whole, wholeSelecting, wholeCounting, noSearch, noSelection, noOrder,
    pagesOnly, firstOnly, limitOnly, smallPages, largePages, largeLinkedPages,
  ]
}
