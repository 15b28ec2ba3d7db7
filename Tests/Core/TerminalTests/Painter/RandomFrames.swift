internal import StoaCanvas
internal import StoaCanvasTesting

/// Frames that have nothing to do with each other: every kind of drawing, at every size.
struct RandomFrames {
  private static let styles: [Style] = [
    .plain, .plain, .bold, .dim, .underline, .reverse, .selected, .selected.with(.bold), .plain.with(foreground: .red),
    .bold.with(foreground: .cyan), .selected.with(foreground: .green),
  ]
  private static let smallest = Size(columns: 1, rows: 1)
  private static let largest = Size(columns: 200, rows: 60)

  private let text: RandomText
  private var random: SplitMix
  private var frame = 0
  private var canvas = Canvas(size: smallest)

  init(seed: UInt64, text: RandomText) {
    random = SplitMix(seed: seed)
    self.text = text
  }

  /// The next frame: over the last one, or afresh, or in another size.
  mutating func next() -> Canvas {
    let size = nextSize()
    if size != canvas.size || random.below(4) == 0 { canvas = Canvas(size: size) }
    frame += 1
    for _ in 0..<random.below(2 * size.rows + 3) { draw() }
    canvas.cursor = random.below(3) == 0 ? nil : Point(x: random.below(size.columns), y: random.below(size.rows))
    return canvas
  }

  private mutating func nextSize() -> Size {
    switch frame {
    case 0, 2: return Self.smallest
    case 1: return Self.largest
    default:
      guard random.below(3) == 0 else { return canvas.size }
      return Size(columns: random.below(200) + 1, rows: random.below(60) + 1)
    }
  }

  private mutating func draw() {
    let style = Self.styles[random.below(Self.styles.count)]
    let rect = Rect(
      x: random.below(canvas.size.columns), y: random.below(canvas.size.rows), columns: random.below(30) + 1,
      rows: random.below(6) + 1)
    switch random.below(16) {
    case 0: canvas.box(rect, style: style)
    case 1: canvas.fill(rect, style: style)
    case 2: canvas.restyle(rect) { _ in style }
    case 3:
      // As a sheet lies on a list: its edges cut wide clusters in halves.
      var sheet = Canvas(size: rect.size)
      sheet.write(text.next(&random), at: Point(x: random.below(3) - 1, y: 0), style: style)
      canvas.draw(sheet, at: rect.origin)
    case 4: canvas.write(text.next(&random), at: rect.origin, style: style, width: rect.columns)
    default: canvas.write(text.next(&random), at: rect.origin.moved(x: -2), style: style)
    }
  }
}
