public import Base

/// The content of an element, in the unit coordinates of the paper that it was made on.
public enum ElementContent: Equatable, Hashable, Sendable {
  /// A freehand stroke: the raw samples, at least one.
  case freehand([Sample])
  /// A freehand eraser stroke: the raw samples, at least one.
  case eraser([Sample])
  /// A shape given by two opposite ends or corners.
  case shape(ShapeKind, from: UnitPoint, to: UnitPoint)
  /// A line of nodes, with samples: those of the stroke that it was made from, or else its nodes, which programs that
  /// know no paths join by straight lines.
  indirect case path(NodePath, [Sample])
  /// A filled outline without a stroke.
  case area(AreaOutline)
  /// A text and the outline of its letters, boxed so that the other cases stay small.
  indirect case text(TextBlock, AreaOutline)
  /// A picture and the outline of its visible part.
  indirect case picture(PictureBlock, AreaOutline)
}

extension ElementContent {
  /// Returns the points of the drawn line, in the same coordinates.
  ///
  /// - Parameter paper: the paper that it was made on; a shape's outline is computed in its units.
  public func samples(on paper: AspectRatio) -> [Sample] {
    switch self {
    case .freehand(let samples), .eraser(let samples), .path(_, let samples): samples
    // Straight lines are drawn through exactly these points.
    case .shape(let kind, _, _) where kind.form.pointCount == 2: keySamples
    case .shape(let kind, let from, let to):
      kind.form.outline(from: PaperPoint(from, on: paper), to: PaperPoint(to, on: paper))
        .map { Sample(position: $0.unitPoint(on: paper)) }
    case .area, .text, .picture: keySamples
    }
  }

  /// The samples that define it: the two ends or corners of a shape, or the points of the outline of an area or a text.
  public var keySamples: [Sample] {
    switch self {
    case .freehand(let samples), .eraser(let samples), .path(_, let samples): samples
    case .shape(_, let from, let to): [Sample(position: from), Sample(position: to)]
    case .area(let outline), .text(_, let outline), .picture(_, let outline):
      outline.points.map { Sample(position: $0) }
    }
  }

  /// The end index of each contour in the key samples; empty for a single line.
  public var contourEnds: [Int] { outline?.ends ?? [] }

  /// The fill rule of an area's contours.
  public var areaRule: FillRule { outline?.rule ?? .evenOdd }

  /// The outline to fill, or nil for content drawn as a line.
  public var outline: AreaOutline? {
    switch self {
    case .area(let outline), .text(_, let outline), .picture(_, let outline): outline
    case .freehand, .eraser, .shape, .path: nil
    }
  }

  /// The path, if this is one.
  public var path: NodePath? { if case .path(let path, _) = self { path } else { nil } }

  /// The kind of shape, if this is one.
  public var shapeKind: ShapeKind? {
    if case .shape(let kind, _, _) = self { kind } else { nil }
  }

  /// The text, if this is one.
  public var text: TextBlock? { if case .text(let block, _) = self { block } else { nil } }

  /// The picture, if this is one.
  public var picture: PictureBlock? {
    if case .picture(let block, _) = self { block } else { nil }
  }

  /// The usual number of straight lines in place of a curve of a path.
  private static let pointsOfCurve = 8

  /// The number of points that draw it; about so many for a path.
  public var pointCount: Int {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples.count
    case .path(let path, _): 1 + path.curveCount * Self.pointsOfCurve
    case .shape(let kind, _, _): kind.form.pointCount
    case .area(let outline), .text(_, let outline), .picture(_, let outline):
      outline.points.count
    }
  }

  /// The tool that draws it, as named by strokes and files.
  public var tool: Tool {
    switch self {
    case .freehand, .path: .pencil
    case .eraser: .eraser
    case .shape(let kind, _, _): .shape(kind)
    case .area: .area
    case .text: .text
    case .picture: .picture
    }
  }
}
