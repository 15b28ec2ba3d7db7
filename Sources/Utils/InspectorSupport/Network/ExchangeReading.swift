internal import DesignSupport
internal import StoaCanvas
internal import StoaNetworking

/// A log of exchanges as an inspector reads it.
struct ExchangeReading: InspectorReading {
  private let exchanges: [Exchange]

  init(_ exchanges: [Exchange], filter: String) {
    let wanted = filter.lowercased()
    self.exchanges =
      wanted.isEmpty
      ? exchanges
      : exchanges.filter { exchange in
        let row = Self.row(exchange)
        return "\(row.lead) \(row.text) \(row.remark) \(exchange.feature ?? "")".lowercased().contains(wanted)
      }
  }

  var numbers: [UInt64] { exchanges.map(\.number) }

  func rows(_ range: Range<Int>) -> [InspectorContent.Row] {
    range.clamped(to: 0..<exchanges.count).map { Self.row(exchanges[$0]) }
  }

  func detail(at index: Int, glyphs: GlyphSet) -> [DetailBlock] {
    let exchange = exchanges[index]
    var blocks: [DetailBlock] = [
      .text("\(exchange.method) \(exchange.target)"), .gap, .field("Answer", ExchangeText.outcome(exchange)),
    ]
    if let source = exchange.source { blocks.append(.field("From", ExchangeText.meaning(of: source))) }
    if let wait = exchange.wait { blocks.append(.field("Waits", ExchangeText.meaning(of: wait))) }
    blocks.append(.field("Sent", ExchangeText.tries(exchange.tries)))
    if let feature = exchange.feature { blocks.append(.field("For", feature)) }
    blocks.append(.field("Began", "\(ExchangeText.time(exchange.start)) after the start"))
    if let end = exchange.end { blocks.append(.field("Took", ExchangeText.span(end - exchange.start))) }
    return blocks
  }

  private static func row(_ exchange: Exchange) -> InspectorContent.Row {
    let isOver = exchange.outcome != nil
    let remark = isOver ? [exchange.source?.rawValue, ExchangeText.took(exchange)] : [ExchangeText.state(exchange)]
    let tries = exchange.tries > 1 ? ["\(exchange.tries) tries"] : []
    return InspectorContent.Row(
      lead: "\(exchange.method) \(ExchangeText.shortOutcome(exchange))", text: exchange.target,
      remark: (tries + remark.compactMap(\.self)).joined(separator: ", "), isMarked: exchange.hasFailed)
  }
}
