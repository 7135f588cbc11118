import Base
import Canvas
import Glibc

extension LineRun {
  /// The areas that a nib covers between the points of the run, one for each segment, with the opacity there.
  func nibSweeps(of pen: Pen) -> [(outline: [PixelPoint], opacity: Double)] {
    guard let first = points.first else { return [] }
    guard points.count > 1, dot == nil else {
      let shape = nibShape(at: points.startIndex, of: pen, direction: 0)
      return [(shape.moved(to: first), opacity(at: points.startIndex))]
    }
    let kind = pen.style.kind
    let isSame = !isTapered && kind[.turning] == 0
    let fixed = isSame ? nibShape(at: points.startIndex, of: pen, direction: 0) : nil
    return points.indices.dropLast().compactMap { index in
      let (from, to) = (points[index], points[index + 1])
      guard from != to else { return nil }
      let opacity = (opacity(at: index) + opacity(at: index + 1)) / 2
      if let fixed { return (NibShape.sweep(fixed, at: from, to: nil, at: to), opacity) }
      let direction = atan2(from.y - to.y, to.x - from.x)
      return (
        NibShape.sweep(
          nibShape(at: index, of: pen, direction: direction), at: from,
          to: nibShape(at: index + 1, of: pen, direction: direction), at: to), opacity
      )
    }
  }

  /// - Parameter direction: of the line, anticlockwise from the x axis.
  private func nibShape(at index: Int, of pen: Pen, direction: Double) -> NibShape {
    let kind = pen.style.kind
    let origin =
      switch kind[.turning] {
      case 1: direction
      case 2: traits.isEmpty ? 0 : Double(traits[index].direction)
      default: 0.0
      }
    return NibShape(
      kind, width: pen.width * (isTapered ? breadths[index] : 1),
      angle: origin + kind[.angle] * .pi / 180)
  }

  private func opacity(at index: Int) -> Double {
    traits.isEmpty ? 1 : Double(traits[index].opacity)
  }
}

extension DrawingContext {
  /// Adds the area that a nib covers along a run to the path, to be filled by the non-zero rule.
  func nibbedLine(_ run: LineRun, of pen: Pen, offsetX: Double, offsetY: Double) {
    for sweep in run.nibSweeps(of: pen) {
      polygon(sweep.outline, offsetX: offsetX, offsetY: offsetY)
    }
  }

  /// Adds a closed polygon to the path.
  func polygon(_ points: [PixelPoint], offsetX: Double, offsetY: Double) {
    guard let first = points.first else { return }
    move(x: first.x + offsetX, y: first.y + offsetY)
    for point in points.dropFirst() { line(x: point.x + offsetX, y: point.y + offsetY) }
    closePath()
  }
}
