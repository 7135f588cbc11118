public import Base

// What belongs to a line beside the line itself.
extension Stroke {
  /// What lies within its line; nil for nothing, and for what is a dot or straight.
  public var filled: FillStyle? {
    switch tool {
    case .pencil, .rectangle, .ellipse: samples.count > 2 ? style.fill : nil
    case .line, .dashed, .eraser, .area, .text, .picture: nil
    }
  }

  /// What stands at the start of its line and at its end, of which there is any.
  public func headOutlines(on paper: AspectRatio) -> [HeadOutline] {
    guard style.heads != .none else { return [] }
    switch tool {
    case .pencil, .line, .dashed: break
    case .rectangle, .ellipse, .eraser, .area, .text, .picture: return []
    }
    let points = samples.map { PaperPoint($0.position, on: paper) }
    let start = HeadOutline(style.heads.start, of: points, width: width, point: PaperScale.grain)
    let end = HeadOutline(
      style.heads.end, of: points.reversed(), width: width, point: PaperScale.grain)
    return [start, end].compactMap(\.self)
  }
}

extension PaintingElement {
  /// What lies within its line; nil for nothing.
  public var fill: FillStyle? {
    content.canBeFilled && content.pointCount > 2 ? style.fill : nil
  }
}
