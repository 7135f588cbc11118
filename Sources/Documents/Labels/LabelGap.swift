public import Base

/// The gap in a line under its label: an eraser that affects the line alone, and so is the same in every file.
struct LabelGap: Equatable {
  /// Along the line, corners included.
  private let points: [PaperPoint]

  /// The distance of the line from the letters.
  private static let margin = PaperScale.length(ofPoints: 8)
  /// The width of the eraser, in widths of the line.
  private static let width = 4.0
  /// The tolerance for rounded numbers.
  private static let tolerance = 1e-6

  /// Returns nil if the element isn't a line under the label, and for a label along it.
  init?(under label: PaintingElement, in line: PaintingElement, on paper: AspectRatio) {
    guard label.label?.course == nil, let line = LabelledLine(line, on: paper) else { return nil }
    let points = line.part(around: label.pointBox(on: paper).grown(by: Self.margin))
    guard points.count > 1 else { return nil }
    self.points = points
  }

  fileprivate func eraser(of line: PaintingElement, on paper: AspectRatio) -> PaintingElement {
    PaintingElement(
      .eraser(points.map { Sample(position: $0.unitPoint(on: paper)) }),
      width: line.width * Self.width, style: LineStyle(cap: .butt))
  }

  /// The indices of the erasers that make this gap in a line.
  func erasures(of line: PaintingElement, on paper: AspectRatio) -> [Int] {
    line.erasures.indices.filter { index in
      let samples = line.erasures[index].stroke(on: paper).samples
      return samples.count == points.count
        && zip(samples, points).allSatisfy { sample, point in
          (PaperPoint(sample.position, on: paper) - point).length <= Self.tolerance
        }
    }
  }
}

extension PaintingElement {
  /// Returns a line with a gap under its label; other elements unchanged.
  public func gapped(under label: PaintingElement, on paper: AspectRatio) -> PaintingElement {
    changingGap(at: [], to: LabelGap(under: label, in: self, on: paper), on: paper)
  }

  /// Returns a line with one gap in place of another.
  ///
  /// - Parameter old: the indices of the erasers of the other one, which the line may have taken elsewhere.
  func changingGap(at old: [Int], to new: LabelGap?, on paper: AspectRatio) -> PaintingElement {
    let present = new?.erasures(of: self, on: paper) ?? []
    let wanted = new?.eraser(of: self, on: paper)
    let isThere = present.contains { abs(erasures[$0].width - (wanted?.width ?? 0)) < 1e-9 }
    if isThere && (old.isEmpty || old == present) || wanted == nil && old.isEmpty { return self }
    var erasers = erasures
    for index in old.reversed() where index < erasers.count { erasers.remove(at: index) }
    if let wanted { erasers.insert(wanted, at: min(old.first ?? .max, erasers.count)) }
    return withErasures(erasers)
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
