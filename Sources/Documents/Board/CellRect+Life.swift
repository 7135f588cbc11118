public import Base
public import Life

// A universe counts its cells as a grid does.

extension CellRect {
  public init(_ bounds: LifeBounds) {
    self.init(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
  }
}

extension LifeBounds {
  /// Nil for an empty rectangle.
  public init?(_ rect: CellRect) {
    guard !rect.isEmpty else { return nil }
    self.init(left: rect.x, top: rect.y, right: rect.maxX - 1, bottom: rect.maxY - 1)
  }
}

extension LifeCell {
  public init(_ position: CellPosition) { self.init(x: position.x, y: position.y) }
}
