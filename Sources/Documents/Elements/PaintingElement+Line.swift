public import Base

extension PaintingElement {
  /// How far the points of a line may lie from what is meant where no picture's size is known: a fiftieth of a point.
  public static let finest = PaperScale.grain / 50

  /// The line that is seen: that which the hand meant, as straight lines from sample to sample, whose pressure is what
  /// the width follows.
  ///
  /// - Parameters:
  ///   - paper: the painting's present one.
  ///   - tolerance: how far a curve may lie from it, in lengths of the longer side.
  public func line(on paper: AspectRatio, tolerance: Double = Self.finest) -> Stroke {
    var stroke = stroke(on: paper)
    stroke.style.hand = .plain
    if !content.canBeFilled { stroke.style.fill = nil }
    if !content.canHaveHeads { stroke.style.heads = .none }
    if isArea {
      stroke.flatten(on: paper, tolerance: tolerance)
      return stroke
    }
    guard let samples = content.handSamples else {
      if !style.dash.isSolid { stroke.closeDashes(on: paper) }
      if isTaperedShape { stroke.taper(style.hand.taper, placement, on: paper) }
      return stroke
    }
    guard !style.hand.isPlain else { return stroke }
    let line = samples.line(
      style.hand, on: placement?.paper ?? paper, grain: grain,
      tolerance: tolerance / (placement?.enlargement ?? 1))
    stroke.samples = placement?.placed(line, on: paper) ?? line
    stroke.style.hand = style.hand.drawn
    return stroke
  }
}

extension PaintingElement {
  /// Whether it is an exact line that is thinner towards its ends.
  private var isTaperedShape: Bool {
    content.canHaveHeads && style.hand.taper != .none && style.dash.isSolid
  }
}

extension Stroke {
  /// Makes the ends of an exact line thinner.
  fileprivate mutating func taper(
    _ taper: Taper, _ placement: ElementPlacement?, on paper: AspectRatio
  ) {
    let hand = HandStyle(taper: taper.scaled(by: placement?.enlargement ?? 1))
    samples = samples.tapered(hand.taper, on: paper)
    style.hand = hand.drawn
  }

  /// Has the corners of polygons in the places of an area's curves.
  fileprivate mutating func flatten(on paper: AspectRatio, tolerance: Double) {
    let flat = AreaOutline.flattened(
      samples.map { PaperPoint($0.position, on: paper) }, ends: contourEnds, tolerance: tolerance)
    samples = flat.points.map { Sample(position: $0.unitPoint(on: paper)) }
    contourEnds = flat.ends
  }

  /// Has the dashes of a closed outline meet where it begins: as many as come nearest to their own length, without the
  /// way that an outline goes twice for the sake of a join.
  fileprivate mutating func closeDashes(on paper: AspectRatio) {
    guard case .shape(let kind) = tool, kind.form.isClosed else { return }
    samples.removeLast(kind.form.overlap)
    let points = samples.map { PaperPoint($0.position, on: paper) }
    let outline = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    // A pattern of an odd count of lengths is dashed the other way round the second time.
    let times = style.dash.lengths.count % 2 == 0 ? 1.0 : 2
    let period = style.dash.lengths.reduce(0, +) * width * times
    let count = (outline / period).rounded()
    guard count >= 1, count.isFinite else { return }
    let scale = outline / (period * count)
    style.dash = DashPattern(style.dash.lengths.map { $0 * scale }) ?? style.dash
  }
}

extension ElementContent {
  /// As that of its tool.
  public var canBeFilled: Bool { tool.canBeFilled }

  /// As that of its tool.
  public var canHaveHeads: Bool { tool.canHaveHeads }

  /// What a hand drew; nil for shapes, areas, texts and pictures, which are exact.
  public var handSamples: [Sample]? {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples
    case .shape, .area, .text, .picture: nil
    }
  }
}
