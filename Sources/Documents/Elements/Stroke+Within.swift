public import Base

// Fills and line ends.
extension Stroke {
  /// The fill inside its line; nil if there is none, and for dots and straight lines.
  public var filled: FillStyle? {
    tool.canBeFilled && (samples.count > 2 || path != nil) ? style.fill : nil
  }

  /// The outlines of the heads at its two ends, if any.
  public func headOutlines(on paper: AspectRatio) -> [HeadOutline] {
    guard style.heads.isVisible else { return [] }
    return [headOutline(atEnd: false, on: paper), headOutline(atEnd: true, on: paper)]
      .compactMap(\.self)
  }

  /// The measures of its heads.
  public var headScale: HeadScale { style.headScale(width: width) }

  /// The outline of the head at one end, or nil for none.
  public func headOutline(atEnd isEnd: Bool, on paper: AspectRatio) -> HeadOutline? {
    let head = style.heads[atEnd: isEnd]
    guard tool.canHaveHeads, head != .none else { return nil }
    let points = samples.map { PaperPoint($0.position, on: paper) }
    return HeadOutline(head, of: isEnd ? points.reversed() : points, headScale)
  }
}

extension LineStyle {
  /// The measures of the heads of a line of a width, in units of the paper's longer side.
  func headScale(width: Double) -> HeadScale {
    HeadScale(width: width, point: PaperScale.grain, size: heads.size)
  }
}

extension PaintingElement {
  /// The fill inside its line, or nil for none.
  public var fill: FillStyle? {
    content.canBeFilled && content.pointCount > 2 ? style.fill : nil
  }
}
