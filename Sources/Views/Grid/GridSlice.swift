public import Base
public import Canvas

/// A slice over the cells: its outline, its name, the lines of its nine parts, and its pivot.
public struct GridSlice: Equatable, Sendable {
  /// The rectangle in the shown frame.
  public var bounds: CellRect
  /// The part that stretches, in cells of the picture; nil for none.
  public var center: CellRect?
  /// The pivot, in cells of the picture; nil for none.
  public var pivot: CellPosition?
  /// The name in its corner.
  public var name: String
  /// The colour of its lines.
  public var color: Color
  /// The handles of a chosen slice; nil for any other.
  public var handles: [CellPoint]?

  /// Creates a slice that isn't chosen, without a centre and a pivot.
  public init(bounds: CellRect, name: String, color: Color) {
    self.bounds = bounds
    self.name = name
    self.color = color
  }

  /// The cells whose surroundings show it.
  var rects: [CellRect] { [bounds] + (pivot.map { [CellRect($0)] } ?? []) }
}
