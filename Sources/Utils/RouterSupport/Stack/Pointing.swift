public import StoaCanvas

/// What somebody does with the mouse at a point, counted from the upper left corner of what gets it.
public struct Pointing: Hashable, Sendable {
  public enum Act: Hashable, Sendable {
    /// A click; whether it follows so soon on another that it may be the second of two.
    case click(isSecond: Bool)
    /// The wheel, so many rows down; negative is up.
    case scroll(Int)
  }

  public let act: Act
  public let point: Point

  public init(_ act: Act, at point: Point) {
    self.act = act
    self.point = point
  }
}
