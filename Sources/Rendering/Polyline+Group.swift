import Base
import Canvas

extension Polyline {
  /// A line that draws a group as a whole, in the place of one of its members.
  public init(_ group: LineGroup, sheet: Sheet.ID) {
    self.init(bounds: group.bounds, group: group, sheet: sheet)
  }

  /// A line without ink, in the place of a member that another line draws.
  public static func blank(on sheet: Sheet.ID) -> Polyline {
    Polyline(bounds: .empty, group: nil, sheet: sheet)
  }

  /// The opaque area within the line, or of an area itself, for clipping.
  public var clippingArea: Polyline {
    var opaque = pen
    opaque.style = LineStyle(color: .black)
    var area = Polyline(
      area: points, contourEnds: isArea ? contourEnds : [points.count],
      rule: isArea ? fillRule : pen.style.fill?.rule ?? .nonZero, pen: opaque)
    (area.erasures, area.sheet) = (erasures, sheet)
    return area
  }
}

extension LineGroup {
  /// Draws the group like `Polyline.sketch`.
  func sketch(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int
  ) {
    let box = rect.intersection(bounds)
    guard !box.isEmpty else { return }
    context.saved {
      context.rectangle(box.offset(x: x, y: y))
      context.clip()
      context.faded(to: opacity, blending: blending) {
        masked(by: masks[...], box, in: context, x: x, y: y)
      }
    }
  }

  /// Draws the lines through the masks, the last one first.
  private func masked(
    by masks: ArraySlice<Mask>, _ box: PixelRect, in context: DrawingContext, x: Int, y: Int
  ) {
    func draw(_ lines: [Polyline], _ context: DrawingContext, _ x: Int, _ y: Int) {
      for line in lines { line.sketch(box, in: context, x: x, y: y, over: nil) }
    }
    func drawRest() { masked(by: masks.dropLast(), box, in: context, x: x, y: y) }
    guard let mask = masks.last else { return draw(lines, context, x, y) }
    switch mask.measure {
    case .alpha: context.masked(by: { draw(mask.lines, context, x, y) }, draw: drawRest)
    case .luminance:
      context.maskedByLuminance(
        box, x: x, y: y, mask: { draw(mask.lines, $0, $1, $2) }, draw: drawRest)
    }
  }
}
