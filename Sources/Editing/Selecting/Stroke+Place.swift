public import Base
public import Documents

extension Stroke {
  /// Returns the bounds of its line, ignoring its width, and of its heads.
  public func box(on paper: AspectRatio) -> PaperBox {
    let size = paper.paperSize
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for sample in samples {
      left = min(left, sample.position.x)
      top = min(top, sample.position.y)
      right = max(right, sample.position.x)
      bottom = max(bottom, sample.position.y)
    }
    var box = PaperBox(
      from: PaperPoint(x: left * size.dx, y: top * size.dy),
      to: PaperPoint(x: right * size.dx, y: bottom * size.dy))
    for head in headOutlines(on: paper) { box.add(head.box) }
    return box
  }

  /// Whether a point is among the letters of a text, or within a distance of them.
  func isWritten(at point: PaperPoint, within distance: Double, on paper: AspectRatio) -> Bool {
    guard let text, let ems = text.map.inverse else { return false }
    if text.label?.course != nil {
      let reach = distance + text.size * Self.letterGap
      return zip([0] + contourEnds, contourEnds).contains { start, end in
        PaperBox(samples[start..<end].lazy.map { PaperPoint($0.position, on: paper) })
          .grown(by: reach).contains(PaperBox([point]))
      }
    }
    let letters = PaperBox(samples.map { ems(PaperPoint($0.position, on: paper)) })
    return letters.grown(by: distance / text.size).contains(PaperBox([ems(point)]))
  }

  /// How far from a letter along a line a place still belongs to it, in ems.
  private static let letterGap = 0.15

  /// Returns the distance of a point from its ink: 0 on the ink and inside an area, infinite for eraser strokes, which
  /// have none.
  func distance(to point: PaperPoint, on paper: AspectRatio) -> Double {
    if isWritten(at: point, within: 0, on: paper) { return 0 }
    if isArea {
      let sides = segments(on: paper)
      if sides.surround(point, by: fillRule) { return 0 }
      return sides.map { point.distance(toSegmentFrom: $0.start, to: $0.end) }.min() ?? .infinity
    }
    guard tool != .eraser else { return .infinity }
    if let filled, fillEdge(on: paper).surround(point, by: filled.rule) { return 0 }
    let toHead = headOutlines(on: paper).map { $0.distance(to: point) }.min() ?? .infinity
    let toLine = ink(on: paper).map { $0.distance(to: point) }.min() ?? .infinity
    return min(toHead, max(0, toLine))
  }
}
