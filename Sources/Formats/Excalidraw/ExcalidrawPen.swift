import Base
import Documents

/// Draws a shape or a line of Excalidraw.
struct ExcalidrawPen {
  let element: ExcalidrawElement
  let paper: ExcalidrawPaper
  /// From pixels of the scene to lengths of the paper's longer side.
  private let map: PaperMap

  init(_ element: ExcalidrawElement, on paper: ExcalidrawPaper) {
    self.element = element
    self.paper = paper
    map = paper.map.after(element.turn)
  }

  var isSeen: Bool { element.look.strokeColor.alpha > 0 || fill != nil }

  /// Whether a head is left out.
  var hasOtherHeads: Bool {
    element.kind == .arrow
      && [element.look.startHead, element.look.endHead].contains {
        ExcalidrawLook.head($0) == nil
      }
  }

  func element(_ budget: inout DrawingBudget) throws(InterchangeError) -> PaintingElement? {
    switch element.kind {
    case .ellipse: return try shape(.ellipse, &budget)
    case .rectangle where cornerRadius == 0: return try shape(.rectangle, &budget)
    case .rectangle where isUsuallyRound: return try shape(.rounded, &budget)
    case .rectangle: return try line(along: contour(around: corners, of: cornerRadius), &budget)
    case .diamond: return try line(along: contour(around: tips, of: cornerRadius), &budget)
    case .line, .arrow:
      return element.isStraightLine
        ? try straightLine(&budget)
        : try line(
          along: element.roundness == nil ? SVGContour(places) : Self.curve(through: places),
          &budget)
    case .freedraw: return try freehand(&budget)
    case .text, .image, nil: return nil
    }
  }

  // MARK: Styles

  var width: Double {
    min(max(paper.length(element.look.width), 1e-6), PaintingElement.greatestWidth)
  }

  var style: LineStyle {
    let look = element.look
    var style = LineStyle(color: look.strokeColor, dash: look.dash, fill: fill)
    if element.kind == .arrow {
      style.heads = LineHeads(
        start: ExcalidrawLook.head(look.startHead) ?? .none,
        end: ExcalidrawLook.head(look.endHead) ?? .none)
    }
    return style
  }

  /// The greatest distance between the ends of a line that is filled, in pixels.
  private static let closingDistance = 8.0

  /// Lines are filled if they return to their start.
  private var fill: FillStyle? {
    guard let first = element.points.first, let last = element.points.last else {
      return element.look.fillStyle
    }
    let isLoop = element.points.count > 2 && (last - first).length <= Self.closingDistance
    return isLoop ? element.look.fillStyle : nil
  }

  // MARK: Lines

  private var places: [PaperPoint] {
    element.points.map { $0 + PaperVector(dx: element.x, dy: element.y) }
  }

  private func straightLine(
    _ budget: inout DrawingBudget
  ) throws(InterchangeError) -> PaintingElement {
    try budget.take(points: 2)
    let ends = places.map { map($0).unitPoint(on: paper.ratio) }
    return PaintingElement(.shape(.line, from: ends[0], to: ends[1]), width: width, style: style)
  }

  /// A Catmull-Rom spline, whose ends have themselves as neighbours.
  private static func curve(through points: [PaperPoint]) -> SVGContour? {
    guard points.count > 2 else { return SVGContour(points) }
    func point(_ index: Int) -> PaperPoint { points[min(max(index, 0), points.count - 1)] }
    var contour = SVGContour(from: points[0])
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      contour.addCurve(
        start + (end - point(index - 2)) * (1 / 6), end + (start - point(index + 1)) * (1 / 6),
        to: end)
    }
    return contour
  }

  private func line(
    along contour: SVGContour?, _ budget: inout DrawingBudget
  ) throws(InterchangeError) -> PaintingElement? {
    guard let contour else { return nil }
    // A twentieth of a point of a paper at 100 %.
    let tolerance = paper.longerSide * PaperScale.grain / 20
    try budget.take(points: contour.lineCount(tolerance: tolerance))
    return freehand(
      contour.flattened(tolerance: tolerance).map {
        Sample(position: map($0).unitPoint(on: paper.ratio))
      }, width: width, style: style)
  }

  private func freehand(
    _ samples: [Sample], width: Double, style: LineStyle
  ) -> PaintingElement {
    PaintingElement(.freehand(samples), width: width, style: style)
  }

  private func freehand(
    _ budget: inout DrawingBudget
  ) throws(InterchangeError) -> PaintingElement {
    try budget.take(points: element.points.count)
    let nib = ExcalidrawNib(element)
    var style = style
    style.dash = .solid
    style.hand = HandStyle(widthSource: .pressure, thinnest: 0)
    let samples = zip(places, nib.widths).map { place, breadth in
      Sample(
        position: map(place).unitPoint(on: paper.ratio),
        pressure: Float(breadth / nib.greatest))
    }
    let width = min(max(paper.length(nib.greatest), 1e-6), PaintingElement.greatestWidth)
    return freehand(samples, width: width, style: style)
  }
}
