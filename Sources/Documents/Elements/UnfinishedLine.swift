public import Base

/// A line that is still being drawn.
public struct UnfinishedLine: Equatable, Sendable {
  /// The line as far as it is drawn.
  public var stroke: Stroke
  /// The layer that it is drawn in.
  public let layer: Layer.ID
  /// The maps of a symmetry's copies on the paper: at least one, `.identity` for the line itself.
  public let copies: [PaperMap]
  /// The recipes for the gradients of its elements.
  public let inks: BrushInks

  /// Creates a line that is drawn once, in the first layer, unless said otherwise.
  public init(
    _ stroke: Stroke, in layer: Layer.ID = .first, copies: [PaperMap] = [.identity],
    inks: BrushInks = BrushInks()
  ) {
    self.stroke = stroke
    self.layer = layer
    self.copies = copies
    self.inks = inks
  }

  /// Returns the elements of the finished line.
  public func elements(on paper: AspectRatio) -> [PaintingElement] {
    PaintingElement(stroke, layer: layer, on: paper).inked(by: inks, on: paper)
      .copies(by: copies, on: paper)
  }
}
