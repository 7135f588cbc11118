public import Base

extension PaintingElement {
  /// The maximum deviation of a line's points if no picture size is known: a fiftieth of a point.
  public static let finest = PaperScale.grain / 50

  /// The visible line: the smoothed stroke as straight lines between samples, whose pressure determines the width.
  ///
  /// - Parameters:
  ///   - paper: the painting's present one.
  ///   - tolerance: the maximum deviation of a curve from it, in units of the longer side.
  public func line(on paper: AspectRatio, tolerance: Double = Self.finest) -> Stroke {
    var stroke = stroke(on: paper)
    stroke.style.hand = .plain
    if !content.canBeFilled { stroke.style.fill = nil }
    if !content.canHaveHeads { stroke.style.heads = .none }
    if isArea {
      stroke.flatten(on: paper, tolerance: tolerance)
      return stroke
    }
    if let path = content.path {
      stroke.style.hand = style.hand
      let (original, scale) = (placement?.paper ?? paper, placement?.enlargement ?? 1)
      stroke.draw(path, on: original, tolerance: tolerance / scale)
      if let placement { stroke.samples = placement.placed(stroke.samples, on: paper) }
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
  /// Whether it is an exact line with tapered ends.
  private var isTaperedShape: Bool {
    content.canHaveHeads && style.hand.taper != .none && style.dash.isSolid
  }
}

extension Stroke {
  /// Tapers the ends of an exact line.
  fileprivate mutating func taper(
    _ taper: Taper, _ placement: ElementPlacement?, on paper: AspectRatio
  ) {
    let hand = HandStyle(taper: taper.scaled(by: placement?.enlargement ?? 1))
    samples = samples.tapered(hand.taper, on: paper)
    style.hand = hand.drawn
  }

  /// Replaces an area's curves by the corners of polygons.
  fileprivate mutating func flatten(on paper: AspectRatio, tolerance: Double) {
    let flat = AreaOutline.flattened(
      samples.map { PaperPoint($0.position, on: paper) }, ends: contourEnds, tolerance: tolerance)
    samples = flat.points.map { Sample(position: $0.unitPoint(on: paper)) }
    contourEnds = flat.ends
  }

  /// Takes the points of a path, whose pressures determine the width, in place of the path.
  ///
  /// - Parameters:
  ///   - paper: the one that the path refers to.
  ///   - tolerance: the greatest distance of the line from the curve.
  public mutating func draw(_ path: NodePath, on paper: AspectRatio, tolerance: Double) {
    self.path = nil
    var hand = style.hand
    if path.isClosed { (hand.taper, style.heads) = (.none, .none) }
    samples = path.line(hand, on: paper, tolerance: tolerance)
    style.hand = hand.changesWidth ? hand.drawn : .plain
    if path.isClosed, !style.dash.isSolid { closeDashes(ignoring: NodePath.overlap, on: paper) }
  }

  fileprivate mutating func closeDashes(on paper: AspectRatio) {
    guard case .shape(let kind) = tool, kind.form.isClosed else { return }
    closeDashes(ignoring: kind.form.overlap, on: paper)
  }

  /// Makes the dashes of a closed outline meet at its start, by choosing the number of dashes closest to their nominal
  /// length.
  ///
  /// - Parameter overlap: the number of points that are drawn twice for the sake of a join.
  private mutating func closeDashes(ignoring overlap: Int, on paper: AspectRatio) {
    samples.removeLast(min(overlap, samples.count - 1))
    let points = samples.map { PaperPoint($0.position, on: paper) }
    let outline = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    // A pattern with an odd number of lengths swaps dashes and gaps on every second pass.
    let times = style.dash.lengths.count % 2 == 0 ? 1.0 : 2
    let period = style.dash.lengths.reduce(0, +) * width * times
    let count = (outline / period).rounded()
    guard count >= 1, count.isFinite else { return }
    let scale = outline / (period * count)
    style.dash = DashPattern(style.dash.lengths.map { $0 * scale }) ?? style.dash
  }
}

extension ElementContent {
  /// See `Tool.canBeFilled`.
  public var canBeFilled: Bool { tool.canBeFilled }

  /// See `Tool.canHaveHeads`.
  public var canHaveHeads: Bool { tool.canHaveHeads && path?.isClosed != true }

  /// The samples of a freehand stroke; nil for shapes, paths, areas, texts and pictures, which are exact.
  public var handSamples: [Sample]? {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples
    case .shape, .path, .area, .text, .picture: nil
    }
  }
}
