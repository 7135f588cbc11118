public import Base
public import Documents

extension Stroke {
  /// Whether an eraser touches its ink. Eraser strokes have none.
  public func isTouched(by eraser: EraserPath, on paper: AspectRatio) -> Bool {
    ErasableStroke(self, on: paper).isTouched(by: eraser)
  }

  /// Whether all ink touched by an eraser has been erased already.
  ///
  /// - Parameter others: the erasers that erased it before.
  func isErased(
    where eraser: EraserPath, by others: [EraserPath], on paper: AspectRatio
  ) -> Bool {
    guard !others.isEmpty else { return false }
    guard !isArea else {
      let sides = segments(on: paper)
      return eraser.runPoints.filter { sides.surround($0, by: fillRule) }.allSatisfy { point in
        others.contains { $0.touches(from: point, to: point, grownBy: -eraser.radius) }
      }
    }
    if let filled {
      let edge = fillEdge(on: paper)
      let isLeft = eraser.runPoints.contains { point in
        edge.surround(point, by: filled.rule)
          && !others.contains { $0.touches(from: point, to: point, grownBy: -eraser.radius) }
      }
      if isLeft { return false }
    }
    return ink(on: paper).allSatisfy { stretch in
      eraser.covered(stretch).allSatisfy { part in
        let way = stretch.end - stretch.start
        let length = way.length * (part.upperBound - part.lowerBound)
        let steps = max(1, Int(saturating: min((2 * length / width).rounded(.up), 1000)))
        return (0...steps).allSatisfy { step in
          let t =
            part.lowerBound + (part.upperBound - part.lowerBound) * Double(step) / Double(steps)
          let (point, radius) = (stretch.point(at: t), stretch.radius(at: t))
          return others.contains { $0.touches(from: point, to: point, grownBy: -radius) }
        }
      }
    }
  }

  /// Returns the remaining pieces of the stroke. Remaining ends keep their heads.
  ///
  /// - Returns: the pieces in order, possibly none; nil if the eraser doesn't cross the stroke, or if it is an area or
  ///   filled and thus can't be cut this way.
  public func pieces(cutBy eraser: EraserPath, on paper: AspectRatio) -> [Stroke]? {
    guard tool != .eraser, !isArea, filled == nil else { return nil }
    let (samples, isClosed) = loop
    let ink = ink(along: samples, on: paper)
    guard let first = ink.first?.start else { return nil }
    if ink.allSatisfy({ $0.start == first && $0.end == first }) {
      let radius = ink.map(\.largestRadius).max() ?? 0
      return eraser.touches(from: first, to: first, grownBy: radius) ? [] : nil
    }
    var erased: [ClosedRange<Double>] = []
    // The ink of each remaining piece, its cap included, ends at the eraser's edge.
    let isButt = style.cap == .butt && !style.hand.changesWidth
    for (index, stretch) in ink.enumerated() {
      let parts =
        isButt
        ? eraser.covered(from: stretch.start, to: stretch.end, grownBy: 0)
        : eraser.covered(stretch)
      erased += parts.map { Double(index) + $0.lowerBound...Double(index) + $0.upperBound }
    }
    let whole = withoutHeads(touchedBy: eraser, on: paper)
    guard !erased.isEmpty else { return whole == self ? nil : [whole] }
    let last = Double(samples.count - 1)
    let kept = Self.rest(of: last, without: erased)
    guard kept != [0...last] else { return nil }
    var pieces = kept.map { (samples: Self.part(of: samples, $0), start: $0.lowerBound) }
    if isClosed, pieces.count > 1, kept.first?.lowerBound == 0, kept.last?.upperBound == last {
      // The start of a closed outline isn't an end: join its pieces.
      let (piece, start) = pieces.removeLast()
      pieces[0] = (piece.dropLast() + pieces[0].samples, start)
    }
    return pieces.map { piece, start in
      var stroke = whole
      stroke.samples = piece
      if style.kind.isScattered {
        // The bristles of each piece go on.
        stroke.style.kind.start += PaperScale.points(ofLength: Self.length(of: ink, to: start))
      }
      if piece.first != samples.first { stroke.style.heads.start = .none }
      if piece.last != samples.last { stroke.style.heads.end = .none }
      // Pieces of a line stay lines; pieces of other shapes become freehand strokes.
      if case .shape(let kind) = tool, kind.form.pointCount > 2 { stroke.tool = .pencil }
      return stroke
    }
  }

  /// Returns the length of a line up to a position, counted in segments.
  private static func length(of ink: [InkSegment], to position: Double) -> Double {
    let whole = min(Int(saturating: position), ink.count)
    let length = ink[..<whole].reduce(0) { $0 + ($1.end - $1.start).length }
    guard whole < ink.count else { return length }
    return length + (ink[whole].end - ink[whole].start).length * (position - Double(whole))
  }

  private func withoutHeads(touchedBy eraser: EraserPath, on paper: AspectRatio) -> Stroke {
    var stroke = self
    if headOutline(atEnd: false, on: paper)?.isTouched(by: eraser) == true {
      stroke.style.heads.start = .none
    }
    if headOutline(atEnd: true, on: paper)?.isTouched(by: eraser) == true {
      stroke.style.heads.end = .none
    }
    return stroke
  }

  /// The samples of one round, and whether the line closes. Some outlines continue by a segment for the join.
  private var loop: (samples: [Sample], isClosed: Bool) {
    if case .shape(let kind) = tool, case let overlap = kind.form.overlap, overlap > 0,
      samples.count > overlap + 2, samples[overlap].position == samples.last?.position
    {
      return (samples.dropLast(overlap), true)
    }
    return (samples, samples.count > 3 && samples.first?.position == samples.last?.position)
  }

  /// Returns the rest of 0…end, without empty ranges.
  private static func rest(
    of end: Double, without erased: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var kept: [ClosedRange<Double>] = []
    var start = 0.0
    for part in erased.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > start + 1e-9 { kept.append(start...part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if end > start + 1e-9 { kept.append(start...end) }
    return kept
  }

  /// Returns the samples of a part, with new ones at the cuts.
  private static func part(of samples: [Sample], _ range: ClosedRange<Double>) -> [Sample] {
    let first = Int(saturating: range.lowerBound.rounded(.up))
    let last = Int(saturating: range.upperBound.rounded(.down))
    var part: [Sample] = []
    if Double(first) > range.lowerBound { part.append(sample(samples, at: range.lowerBound)) }
    if first <= last { part += samples[first...last] }
    if Double(last) < range.upperBound { part.append(sample(samples, at: range.upperBound)) }
    return part
  }

  private static func sample(_ samples: [Sample], at place: Double) -> Sample {
    let index = min(Int(saturating: place), samples.count - 2)
    return samples[index].sample(place - Double(index), towards: samples[index + 1])
  }
}
