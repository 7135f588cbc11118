import Base
import Documents

extension ElementIndex {
  /// Adds an area at the best height in its layer: below the surrounding lines, so that no pale seam shows, but above
  /// everything at the clicked point.
  ///
  /// - Parameters:
  ///   - point: the clicked point.
  ///   - reach: the maximum distance of surrounding ink from the area's edge.
  func filling(
    with area: PaintingElement, at point: PaperPoint, reach: Double
  ) -> PaintingEdit {
    let line = area.line(on: paper)
    let edge = line.segments(on: paper).map(\.start)
    let path = EraserPath(edge + edge.prefix(1), radius: reach)
    let layer = area.layer
    let round = indices(near: path.box, within: reach).first {
      elements[$0].layer == layer && touches(path, $0)
    }
    let background = element(at: point, within: 0, in: layer).flatMap { id in
      elements.firstIndex { $0.id == id }
    }
    if let background, background >= round ?? 0 {
      return inserting(area, line, at: background + 1, over: background)
    }
    return round.map { inserting(area, line, at: $0, under: $0) } ?? .add([area])
  }

  private func inserting(
    _ area: PaintingElement, _ line: Stroke, at index: Int, over: Int? = nil, under: Int? = nil
  ) -> PaintingEdit {
    let neighbour = elements[over ?? under ?? index]
    // The filled area covers erased parts again.
    let ink = ErasableStroke(line, on: paper)
    let erasers = erasers(over: [index - 1]).filter {
      elements[$0.index].layer == area.layer && ink.isTouched(by: $0.path)
    }
    let replacement = PaintingEdit.Replacement(
      neighbour.id, by: over == nil ? [area, neighbour] : [neighbour, area])
    return .joined([.replace([replacement]), .binding(bindings(of: erasers))])
  }
}
