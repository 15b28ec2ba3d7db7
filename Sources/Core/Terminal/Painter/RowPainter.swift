internal import CNcurses
internal import Glibc
internal import StoaCanvas

/// Writes rows of a canvas into a window of ncurses, in runs of one style.
struct RowPainter {
  private(set) var pen: Pen
  private let fitting: ClusterFitting
  /// Whether ncurses has no way to switch wrapping off (tmux, screen): then it inserts the last cell of the screen, and
  /// takes the right half of a wide cluster just before it for that cell.
  private let insertsCorner = stoa_flag("am") && stoa_capability("rmam") == nil
  /// The bytes of a run; the buffer is used again for each.
  private var bytes: [UInt8] = []

  init(pen: Pen, fitting: ClusterFitting) {
    self.pen = pen
    self.fitting = fitting
    bytes.reserveCapacity(1_024)
  }

  /// Writes a row on a screen of so many columns. Returns whether ncurses spreads some cluster of it over several of
  /// its cells, so that painting only what differs in a later frame could tear the cluster.
  mutating func paint(
    _ y: Int, of canvas: Canvas, in window: UnsafeMutablePointer<WINDOW>?, columns: Int
  ) -> Bool {
    var isFragile = false
    wmove(window, Int32(y), 0)
    canvas.withRow(y) { row in
      let isInserted = insertsCorner && y == getmaxy(window) - 1
      // In a single column there is nothing before the last cell, and ncurses would read it all the same.
      let limit = isInserted && columns == 1 ? 0 : columns
      let end = min(limit, row.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0)
      let torn = isInserted ? columns - 3 : -1
      var x = 0
      while x < end {
        let style = Self.style(ofRunAt: x, in: row[..<end])
        bytes.removeAll(keepingCapacity: true)
        while x < end, row[x].fits(style) {
          if x == torn, row[x].width == 2 {
            fitting.appendReplacement(width: 2, to: &bytes)
          } else if append(row[x], of: canvas, isLast: x == columns - 1) {
            isFragile = true
          }
          x += 1
        }
        pen.set(style, in: window)
        bytes.withUnsafeBytes { raw in
          _ = waddnstr(window, raw.bindMemory(to: CChar.self).baseAddress, Int32(raw.count))
        }
      }
      if end == columns { completeEdge(y, row, of: canvas, in: window) }
      pen.set(.plain, in: window)
      if end < columns { wclrtoeol(window) }
    }
    return isFragile
  }

  /// The style of the first cell of which it can be seen; blanks before it join in.
  private static func style(ofRunAt x: Int, in row: Slice<UnsafeBufferPointer<Cell>>) -> Style {
    var style = row[x].style
    for cell in row[x...] where !cell.fits(style) || !cell.isBlank {
      if row[x].fits(cell.style) { style = cell.style }
      break
    }
    return style
  }

  /// Puts a cluster that ends at the right edge there once more, in the style of the last run: what follows its first
  /// code point is left out by `waddnstr` after a wide one, and in the last cell of the screen.
  private mutating func completeEdge(
    _ y: Int, _ row: UnsafeBufferPointer<Cell>, of canvas: Canvas, in window: UnsafeMutablePointer<WINDOW>?
  ) {
    guard let last = row.last, last.isCluster || last.width == 0 else { return }
    let x = row.count - (last.width == 0 ? 2 : 1)
    guard x >= 0, row[x].isCluster else { return }
    bytes.removeAll(keepingCapacity: true)
    // Only what fits one cell of ncurses, and reaches to the edge.
    guard !append(row[x], of: canvas, isLast: false), bytes.last != 0x20 else { return }
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { wchar_t($0.value) }
    if text.count > 1 { stoa_put_cluster(window, Int32(y), Int32(x), text + [0]) }
  }

  /// Appends a cell to the run. Returns whether ncurses spreads it over several of its own.
  private mutating func append(_ cell: Cell, of canvas: Canvas, isLast: Bool) -> Bool {
    let width = cell.width
    if width == 2, isLast {
      // At the right edge half a glyph would wrap to the next row.
      bytes.append(0x20)
    } else if let scalar = cell.scalar {
      fitting.append(scalar, width: width, to: &bytes)
    } else if cell.isCluster {
      return fitting.append(cluster: canvas.text(of: cell), width: width, to: &bytes)
    }
    return false
  }
}

extension Cell {
  fileprivate var isBlank: Bool { scalar == " " }

  /// Whether the cell looks the same in that style: of a blank neither weight nor hue can be seen.
  fileprivate func fits(_ other: Style) -> Bool {
    style == other || (isBlank && style.looksLike(other))
  }
}

extension Style {
  fileprivate func looksLike(_ other: Style) -> Bool {
    isSelected == other.isSelected
      && attributes.union(other.attributes).isDisjoint(with: [.reverse, .underline])
  }
}
