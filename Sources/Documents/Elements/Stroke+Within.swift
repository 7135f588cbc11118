public import Base

// What belongs to a line beside the line itself.
extension Stroke {
  /// What lies within its line; nil for nothing, and for what is a dot or straight.
  public var filled: FillStyle? {
    tool.canBeFilled && samples.count > 2 ? style.fill : nil
  }

  /// What stands at the start of its line and at its end, of which there is any.
  public func headOutlines(on paper: AspectRatio) -> [HeadOutline] {
    guard style.heads != .none else { return [] }
    return [headOutline(atEnd: false, on: paper), headOutline(atEnd: true, on: paper)]
      .compactMap(\.self)
  }

  /// What stands at one of both ends; nil for nothing.
  public func headOutline(atEnd isEnd: Bool, on paper: AspectRatio) -> HeadOutline? {
    let head = isEnd ? style.heads.end : style.heads.start
    guard tool.canHaveHeads, head != .none else { return nil }
    let points = samples.map { PaperPoint($0.position, on: paper) }
    return HeadOutline(
      head, of: isEnd ? points.reversed() : points, width: width, point: PaperScale.grain)
  }
}

extension PaintingElement {
  /// What lies within its line; nil for nothing.
  public var fill: FillStyle? {
    content.canBeFilled && content.pointCount > 2 ? style.fill : nil
  }
}
