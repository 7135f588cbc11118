import Base
import Documents

// The fills and heads of our own lines, which are elements of their own to other programs, and the changes these made.
extension SVGDrawing {
  /// Handles another program's changes to one of our lines: to its path, and to its fill.
  ///
  /// - Returns: like that of `draw`.
  mutating func takeParts(
    _ name: String, _ attributes: [String: String], _ style: SVGStyle, _ own: inout SVGOwnFields
  ) -> Bool {
    isLastReshaped = isReshaped(name, attributes, style, own)
    let isWaiting = waitingFill.map { $0.isPart(of: own.order) } ?? false
    guard let part = waitingFill, isWaiting else {
      guard drawWaitingFill() else { return false }
      if isLastReshaped {
        reshape(&own, attributes)
      } else if own.lineWidth == nil, !own.heads.isVisible {
        own.fill = own.fill?.shown(with: style.fill)
      }
      return true
    }
    if isLastReshaped || part.isReshaped {
      guard drawWaitingFill() else { return false }
      own.fill = nil
    } else {
      own.fill = own.fill?.shown(with: part.style.fill)
    }
    waitingFill = nil
    if isLastReshaped { reshape(&own, attributes) }
    return true
  }

  private mutating func reshape(_ own: inout SVGOwnFields, _ attributes: [String: String]) {
    own = SVGOwnFields(ofReshaped: attributes)
    omissions.insert(.samples)
  }

  /// Handles the fill of one of our lines, which precedes it, or its heads, which follow it.
  ///
  /// The line itself describes them: the parts are only drawn if another program changed them or the line, or removed
  /// the line.
  ///
  /// - Returns: like that of `draw`.
  mutating func take(_ part: SVGPart) -> Bool {
    switch part.kind {
    case .fill:
      guard drawWaitingFill() else { return false }
      waitingFill = part
      return true
    case .heads:
      let hasLine = part.isPart(of: marks.last?.order)
      if hasLine, !isLastReshaped {
        guard part.isReshaped, !marks.isEmpty else { return true }
        marks[marks.count - 1].stroke.style.heads = .none
      }
      return draw(part)
    case .ink:
      // A line that is gone leaves its picture.
      return part.isPart(of: marks.last?.order) || draw(part)
    }
  }

  /// Draws a fill whose line is missing.
  mutating func drawWaitingFill() -> Bool {
    guard let part = waitingFill else { return true }
    waitingFill = nil
    return part.order == nil && !isLastReshaped || draw(part)
  }

  private mutating func draw(_ part: SVGPart) -> Bool {
    omissions.insert(.samples)
    if part.attributes["d"] == nil {
      return show(part.attributes, part.style, part.map, .none, in: part.home)
    }
    return draw(
      "path", part.attributes, part.style, part.map, SVGOwnFields(ofReshaped: part.attributes),
      in: part.home)
  }

  /// Whether another program changed the path of one of our lines, which also has its samples.
  func isReshaped(
    _ name: String, _ attributes: [String: String], _ style: SVGStyle, _ own: SVGOwnFields
  ) -> Bool {
    guard name == "path", let points = own.points, let path = attributes["d"] else { return false }
    if let sum = own.pathSum { return sum != SVGPathSum.text(of: path.utf8) }
    let older = SVGOlderPath(path, points: points, mostPoints: Self.mostPoints - pointCount)
    let side = canvas.units.xx
    return own.isArea
      ? older.isOther(thanAreaWithin: side * PaperScale.grain)
      : older.isOther(
        thanLineOf: own.lineWidth ?? style.strokeWidth,
        point: side * (own.grain ?? PaperScale.grain), isWhole: !own.heads.isVisible)
  }
}
