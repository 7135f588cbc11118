public import Base

/// The lines and gaps that moved elements can snap to, computed once for a gesture.
///
///     let lines = SnapLines(boxes: others, paper: paper, in: visible, aids: aids)
///     let snap = lines.snap(box, within: reach)
///     box.moved(by: snap.offset)      // aligned with another edge or centre, or with an equal gap
public struct SnapLines: Sendable {
  private let horizontal: SnapAxis
  private let vertical: SnapAxis
  private let boxes: [PaperBox]
  /// The baselines of texts, and other lines that the baseline of a moved text can snap to.
  private let baselines: SnapAxis

  /// - Parameters:
  ///   - boxes: the boxes of the elements that stay in place.
  ///   - paper: the paper, with its edges and centre.
  ///   - visible: the visible extent of guides.
  ///   - aids: the visible guides and grid.
  /// - Complexity: O(*n* log *n*) in the boxes.
  public init(
    boxes targets: [AlignmentBox], paper: PaperBox, in visible: PaperBox, aids: DrawingAids
  ) {
    let boxes = targets.map(\.box)
    self.boxes = boxes
    func guides(across direction: SnapDirection) -> [SnapAxis.Line] {
      aids.shownGuides.filter { $0.direction != direction }.map {
        SnapAxis.Line(place: $0.place, source: .guide, span: visible.span(direction.across))
      }
    }
    func axis(_ direction: SnapDirection) -> SnapAxis {
      func lines(of box: PaperBox, _ source: SnapAxis.Line.Source) -> [SnapAxis.Line] {
        let (span, across) = (box.span(direction), box.span(direction.across))
        return Set([span.start, span.middle, span.end]).map {
          SnapAxis.Line(place: $0, source: source, span: across)
        }
      }
      return SnapAxis(
        boxes.flatMap { lines(of: $0, .element) } + lines(of: paper, .paper)
          + guides(across: direction),
        gridStep: aids.shownGrid)
    }
    let standing = targets.compactMap { target in
      target.baseline.map {
        SnapAxis.Line(place: $0, source: .element, span: target.box.span(.horizontal))
      }
    }
    baselines = SnapAxis(standing + guides(across: .vertical), gridStep: aids.shownGrid)
    horizontal = axis(.horizontal)
    vertical = axis(.vertical)
  }

  /// Returns the offset that snaps a box to the nearest lines, horizontally and vertically. A text prefers to snap its
  /// baseline.
  ///
  /// - Parameters:
  ///   - box: the unsnapped box; a single point for a point.
  ///   - way: the only direction of movement allowed, or nil for any.
  ///   - reach: the maximum offset.
  public func snap(
    _ box: AlignmentBox, along way: PaperVector? = nil, within reach: Double
  ) -> Snap {
    guard !box.box.isEmpty, reach > 0 else { return .none }
    if let way { return snap(box, way, reach) }
    var offset = PaperVector.zero
    func place(_ direction: SnapDirection) -> Double? {
      let across = offset.length(direction.across)
      return self.offset(box.moved(by: direction.across.vector(across)), direction, reach)
    }
    offset.dx = place(.horizontal) ?? 0
    offset.dy = place(.vertical) ?? 0
    // The box may have other horizontal neighbours now.
    if offset.dy != 0 { offset.dx = place(.horizontal) ?? 0 }
    return Snap(offset: offset, marks: marks(of: box.moved(by: offset)))
  }

  private func snap(_ box: AlignmentBox, _ way: PaperVector, _ reach: Double) -> Snap {
    let length = way.length
    guard length > 0 else { return .none }
    let unit = way * (1 / length)
    var best: Double?
    for direction in SnapDirection.allCases {
      let step = unit.length(direction)
      guard abs(step) > 1e-6, let offset = offset(box, direction, reach * abs(step)) else {
        continue
      }
      if abs(offset / step) < best.map(abs) ?? .infinity { best = offset / step }
    }
    let offset = unit * (best ?? 0)
    return Snap(offset: offset, marks: marks(of: box.moved(by: offset)))
  }

  private func axis(_ direction: SnapDirection) -> SnapAxis {
    direction == .horizontal ? horizontal : vertical
  }

  private func offset(
    _ target: AlignmentBox, _ direction: SnapDirection, _ reach: Double
  ) -> Double? {
    if direction == .vertical, let baseline = target.baseline,
      let offset = baselines.offset(of: [baseline], edges: [baseline], within: reach)
    {
      return offset
    }
    let box = target.box
    let span = box.span(direction)
    let nearest = axis(direction).offset(
      of: [span.start, span.end, span.middle], edges: [span.start, span.end], within: reach)
    guard !isPoint(box) else { return nearest }
    return SnapRow(beside: box, of: boxes, direction).offsets.reduce(nearest) { best, offset in
      abs(offset) <= reach && abs(offset) < (best.map(abs) ?? .infinity) - SnapAxis.precision
        ? offset : best
    }
  }

  /// A point has no adjacent gaps.
  private func isPoint(_ box: PaperBox) -> Bool { box.width == 0 && box.height == 0 }

  // MARK: Marks

  private func marks(of target: AlignmentBox) -> [SnapMark] {
    let box = target.box
    return SnapDirection.allCases.flatMap { direction in
      lines(of: box, direction)
        + (isPoint(box) ? [] : SnapRow(beside: box, of: boxes, direction).marks)
    } + (target.baseline.flatMap { line(under: box, at: $0) }.map { [$0] } ?? [])
  }

  private func line(under box: PaperBox, at baseline: Double) -> SnapMark? {
    let shown = baselines.lines(at: baseline).map(\.span)
    guard !shown.isEmpty else { return nil }
    let whole = shown.reduce(box.span(.horizontal)) { $0.union($1) }
    return SnapMark(
      .line, from: PaperPoint(x: whole.start, y: baseline),
      to: PaperPoint(x: whole.end, y: baseline))
  }

  private func lines(of box: PaperBox, _ direction: SnapDirection) -> [SnapMark] {
    let (span, across) = (box.span(direction), box.span(direction.across))
    let axis = axis(direction)
    let edges = Set([span.start, span.end])
    // If both edges snap to a box, its centre does too: don't mark it.
    let isCentreNews = edges.contains { axis.lines(at: $0).isEmpty }
    return edges.union(isCentreNews ? [span.middle] : []).sorted().compactMap { place in
      var shown = axis.lines(at: place).map(\.span)
      if shown.isEmpty, edges.contains(place), axis.hasGridLine(at: place) { shown = [across] }
      guard let first = shown.first else { return nil }
      let whole = shown.dropFirst().reduce(first.union(across)) { $0.union($1) }
      return SnapMark(
        .line, from: direction.point(place, across: whole.start),
        to: direction.point(place, across: whole.end))
    }
  }
}

/// The snap lines for new shapes, with the state that they depend on.
struct DrawingLines {
  struct Key: Equatable {
    let aids: DrawingAids
    let visible: PaperBox
    let ratio: AspectRatio
  }

  let key: Key
  let lines: SnapLines
}
