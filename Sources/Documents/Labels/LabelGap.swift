public import Base

/// The gap in a straight line under its label: an eraser that affects the line alone, and so is the same in every file.
struct LabelGap: Equatable {
  /// Fractions of the way along the line.
  let part: ClosedRange<Double>

  /// The distance of the line from the letters.
  private static let margin = PaperScale.length(ofPoints: 8)
  /// The width of the eraser, in widths of the line.
  private static let width = 4.0
  /// The tolerance for rounded numbers.
  private static let tolerance = 1e-6

  /// Returns nil if the element isn't a line under the label.
  init?(under label: PaintingElement, in line: PaintingElement, on paper: AspectRatio) {
    guard let ends = line.lineEnds(on: paper),
      let part = label.pointBox(on: paper).grown(by: Self.margin)
        .crossing(from: ends.from, to: ends.to)
    else { return nil }
    self.part = part
  }

  fileprivate func eraser(of line: PaintingElement, on paper: AspectRatio) -> PaintingElement? {
    line.lineEnds(on: paper).map { ends in
      let samples = [part.lowerBound, part.upperBound].map {
        Sample(position: ends.from.point($0, towards: ends.to).unitPoint(on: paper))
      }
      return PaintingElement(
        .eraser(samples), width: line.width * Self.width, style: LineStyle(cap: .butt))
    }
  }

  /// Whether an eraser makes this gap in a line.
  fileprivate func isMade(
    by eraser: PaintingElement, in line: PaintingElement, on paper: AspectRatio
  ) -> Bool {
    let samples = eraser.stroke(on: paper).samples
    guard samples.count == 2, let ends = line.lineEnds(on: paper) else { return false }
    return zip(samples, [part.lowerBound, part.upperBound]).allSatisfy { sample, fraction in
      let place = ends.from.point(fraction, towards: ends.to)
      return (PaperPoint(sample.position, on: paper) - place).length <= Self.tolerance
    }
  }
}

extension PaintingElement {
  /// Returns a line with a gap under its label; other elements unchanged.
  public func gapped(under label: PaintingElement, on paper: AspectRatio) -> PaintingElement {
    changingGap(from: nil, to: LabelGap(under: label, in: self, on: paper), on: paper)
  }

  /// Returns a line with one gap in place of another.
  func changingGap(
    from old: LabelGap?, to new: LabelGap?, on paper: AspectRatio
  ) -> PaintingElement {
    guard old != nil || new != nil else { return self }
    let gaps = [old, new].compactMap(\.self)
    let (made, others) = erasures.partitioned { eraser in
      gaps.contains { $0.isMade(by: eraser, in: self, on: paper) }
    }
    let wanted = [new?.eraser(of: self, on: paper)].compactMap(\.self)
    let isThere =
      made.count == wanted.count
      && zip(made, wanted).allSatisfy { made, wanted in
        abs(made.width - wanted.width) < 1e-9
          && new?.isMade(by: made, in: self, on: paper) == true
      }
    return isThere ? self : withErasures(others + wanted)
  }
}

extension [PaintingElement] {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func partitioned(
    by isMeant: (PaintingElement) -> Bool
  ) -> (meant: [PaintingElement], others: [PaintingElement]) {
    (filter(isMeant), filter { !isMeant($0) })
  }
}

extension PaperBox {
  /// Returns the part of a segment within the box, as fractions of its length; nil for none.
  func crossing(from a: PaperPoint, to b: PaperPoint) -> ClosedRange<Double>? {
    let way = b - a
    var (first, last) = (0.0, 1.0)
    for (start, length, low, high) in [(a.x, way.dx, left, right), (a.y, way.dy, top, bottom)] {
      guard length != 0 else {
        if start <= low || start >= high { return nil }
        continue
      }
      let (one, other) = ((low - start) / length, (high - start) / length)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    return first < last ? first...last : nil
  }
}
