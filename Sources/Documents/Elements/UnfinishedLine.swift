public import Base

/// What there is of a line that a hand is still drawing.
public struct UnfinishedLine: Equatable, Sendable {
  public var stroke: Stroke
  /// Where a symmetry puts it on the paper: at least one, `.identity` for the line itself.
  public let copies: [PaperMap]

  public init(_ stroke: Stroke, copies: [PaperMap] = [.identity]) {
    self.stroke = stroke
    self.copies = copies
  }

  /// The elements that it becomes.
  public func elements(on paper: AspectRatio) -> [PaintingElement] {
    PaintingElement(stroke, on: paper).copies(by: copies, on: paper)
  }
}
