public import Base
public import Documents

extension RecognisedShape {
  /// Returns the element for the painting.
  ///
  /// Lines, rectangles and ellipses become shapes with parameters of their own, editable in an inspector; rotated ones
  /// have a placement. The others become lines through their corners.
  ///
  /// - Parameter width: the line width, as a fraction of the paper's longer side.
  public func element(
    width: Double, style: LineStyle, on paper: AspectRatio
  ) -> PaintingElement {
    let (content, placement) = kept(on: paper)
    return PaintingElement(content, width: width, style: style, placement: placement)
  }

  private func kept(
    on paper: AspectRatio
  ) -> (content: ElementContent, placement: ElementPlacement?) {
    switch self {
    case .line(let from, let to):
      return (
        .shape(.line, from: from.unitPoint(on: paper), to: to.unitPoint(on: paper)), nil
      )
    case .circle(let center, let radius):
      let radii = PaperVector(dx: radius, dy: radius)
      return (Self.content(.ellipse, round: center, radii, on: paper), nil)
    case .ellipse(let center, let radii, let axis):
      return Self.turned(.ellipse, round: center, radii, to: axis, on: paper)
    case .rectangle(let center, let size, let axis):
      return Self.turned(.rectangle, round: center, size * 0.5, to: axis, on: paper)
    case .arc, .triangle, .polygon, .polyline:
      return (.freehand(outline.map { Sample(position: $0.unitPoint(on: paper)) }), nil)
    }
  }

  private static func content(
    _ kind: ShapeKind, round center: PaperPoint, _ half: PaperVector, on paper: AspectRatio
  ) -> ElementContent {
    .shape(
      kind, from: (center + -half).unitPoint(on: paper), to: (center + half).unitPoint(on: paper))
  }

  private static func turned(
    _ kind: ShapeKind, round center: PaperPoint, _ half: PaperVector, to axis: PaperVector,
    on paper: AspectRatio
  ) -> (content: ElementContent, placement: ElementPlacement?) {
    // Rotated by a quarter turn it is upright: swap its sides.
    if axis.dx == 0 {
      let half = PaperVector(dx: half.dy, dy: half.dx)
      return (content(kind, round: center, half, on: paper), nil)
    }
    let content = content(kind, round: center, half, on: paper)
    guard axis.dy != 0 else { return (content, nil) }
    let turn = PaperMap.rotation(to: axis, about: center)
    return (content, ElementPlacement(paper: paper, map: turn))
  }
}
