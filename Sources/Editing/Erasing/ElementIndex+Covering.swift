public import Documents
import Base

// Ink of which an eraser leaves nothing.
extension ElementIndex {
  /// Adds erasers on top, and takes away what nothing is left of, so that nothing is there that nobody sees.
  public func erasing(with erasers: [PaintingElement]) -> PaintingEdit {
    let new = erasers.map { EraserPath(of: $0.line(on: paper), on: paper) }
    let gone = new.flatMap { path in
      places(touchedBy: path).filter { isCovered($0, by: new) }
    }
    return .joined([.add(erasers), gone.isEmpty ? nil : .remove(ids(at: Set(gone).sorted()))])
  }

  /// Whether erasers, with those that are there, leave nothing of an element.
  private func isCovered(_ place: Int, by new: [EraserPath]) -> Bool {
    let element = elements[place]
    let box = boxes[place].grown(by: element.width / 2)
    let over = elements.indices[(place + 1)...].filter {
      elements[$0].isEraser && boxes[$0].grown(by: elements[$0].width / 2).intersects(box)
    }
    let old = (over.map { stroke(at: $0) } + element.erasures.map { $0.line(on: paper) })
      .map { EraserPath(of: $0, on: paper) }
    return stroke(at: place).isCovered(by: new + old, on: paper)
  }
}

extension Stroke {
  /// Whether erasers leave nothing of the stroke's ink; false where that is not certain.
  ///
  /// Looks at places of the ink so near each other that erasers a little thinner than they are, which cover all of
  /// these places, cover what lies between as well.
  func isCovered(by erasers: [EraserPath], on paper: AspectRatio) -> Bool {
    guard tool != .eraser, let thinnest = erasers.map(\.radius).min() else { return false }
    let spacing = thinnest / 4
    let margin = spacing * 0.75
    let points = samples.map { PaperPoint($0.position, on: paper) }
    func isErased(_ point: PaperPoint) -> Bool {
      erasers.contains { $0.touches(from: point, to: point, grownBy: -margin) }
    }
    guard points.allSatisfy(isErased) else { return false }
    // The corners of a miter reach farther than the line is wide.
    let reach = width / 2 * (style.join == .miter && points.count > 2 ? LineJoin.miterLimit : 1)
    let lanes = Int((reach / spacing).rounded(.up))
    for (start, end) in zip(points, points.dropFirst() + [points[points.count - 1]]) {
      let way = end - start
      let along = way.length > 0 ? way * (1 / way.length) : PaperVector(dx: 1, dy: 0)
      let across = PaperVector(dx: -along.dy, dy: along.dx)
      let count = Int(((way.length + 2 * reach) / spacing).rounded(.up))
      for step in 0...max(1, count) {
        let position =
          start + along * (-reach + (way.length + 2 * reach) * Double(step) / Double(max(1, count)))
        for lane in -lanes...lanes {
          let offset = lanes > 0 ? reach * Double(lane) / Double(lanes) : 0
          guard isErased(position + across * offset) else { return false }
        }
      }
    }
    return true
  }
}
