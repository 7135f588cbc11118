public import Base

/// What an element is, in the unit coordinates of the paper that it was made on.
public enum ElementContent: Equatable, Hashable, Sendable {
  /// What a hand drew: the raw samples, at least one.
  case freehand([Sample])
  /// Ink that a hand took off: the raw samples, at least one.
  case eraser([Sample])
  /// A shape by its own numbers: from one end or corner to the opposite one.
  case shape(ShapeKind, from: UnitPoint, to: UnitPoint)
  /// What is filled within an outline, without a line round it.
  case area(AreaOutline)
  /// What is written, and the outline of its letters. In a box of its own, so that all others stay small.
  indirect case text(TextBlock, AreaOutline)
  /// A picture, and the outline of what of it is seen.
  indirect case picture(PictureBlock, AreaOutline)
}

extension ElementContent {
  /// The points of the line that draws it, in the same coordinates.
  ///
  /// - Parameter paper: that it was made on: a shape's outline is made in lengths of it.
  public func samples(on paper: AspectRatio) -> [Sample] {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples
    // What goes straight from one to the other is exactly these.
    case .shape(let kind, _, _) where kind.form.pointCount == 2: keySamples
    case .shape(let kind, let from, let to):
      kind.form.outline(from: PaperPoint(from, on: paper), to: PaperPoint(to, on: paper))
        .map { Sample(position: $0.unitPoint(on: paper)) }
    case .area, .text, .picture: keySamples
    }
  }

  /// The samples that say all of it: of a shape its two ends or corners, of an area or a text the points of its
  /// outline.
  public var keySamples: [Sample] {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples
    case .shape(_, let from, let to): [Sample(position: from), Sample(position: to)]
    case .area(let outline), .text(_, let outline), .picture(_, let outline):
      outline.points.map { Sample(position: $0) }
    }
  }

  /// Behind the last of the key samples of each contour; none where they are one line.
  public var contourEnds: [Int] { outline?.ends ?? [] }

  /// What of the contours of an area is inside.
  public var areaRule: FillRule { outline?.rule ?? .evenOdd }

  /// Within what it is filled; nil for what is drawn as a line.
  public var outline: AreaOutline? {
    switch self {
    case .area(let outline), .text(_, let outline), .picture(_, let outline): outline
    case .freehand, .eraser, .shape: nil
    }
  }

  /// What it says, where it is a text.
  public var text: TextBlock? { if case .text(let block, _) = self { block } else { nil } }

  /// Which picture it shows, where it is one.
  public var picture: PictureBlock? {
    if case .picture(let block, _) = self { block } else { nil }
  }

  /// How many points draw it.
  public var pointCount: Int {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples.count
    case .shape(let kind, _, _): kind.form.pointCount
    case .area(let outline), .text(_, let outline), .picture(_, let outline):
      outline.points.count
    }
  }

  /// What draws it, as strokes and files name it.
  public var tool: Tool {
    switch self {
    case .freehand: .pencil
    case .eraser: .eraser
    case .shape(let kind, _, _): .shape(kind)
    case .area: .area
    case .text: .text
    case .picture: .picture
    }
  }
}
