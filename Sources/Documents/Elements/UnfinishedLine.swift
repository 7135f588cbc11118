public import Base

/// What there is of a line that a hand is still drawing.
public struct UnfinishedLine: Equatable, Sendable {
  public var stroke: Stroke
  /// In which it is drawn.
  public let layer: Layer.ID
  /// Where a symmetry puts it on the paper: at least one, `.identity` for the line itself.
  public let copies: [PaperMap]

  public init(
    _ stroke: Stroke, in layer: Layer.ID = .first, copies: [PaperMap] = [.identity]
  ) {
    self.stroke = stroke
    self.layer = layer
    self.copies = copies
  }

  /// The elements that it becomes.
  public func elements(on paper: AspectRatio) -> [PaintingElement] {
    PaintingElement(stroke, layer: layer, on: paper).copies(by: copies, on: paper)
  }
}
