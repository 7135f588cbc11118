public import Base

extension Stroke {
  /// The widest that a stroke may be, in lengths of the paper's longer side.
  public static let greatestWidth = 10.0

  /// The stroke with its points elsewhere.
  public func mapped(
    by map: PaperMap, _ widthScale: Double, on paper: AspectRatio
  ) -> Stroke {
    var stroke = self
    stroke.width = Self.clamped(width * widthScale) ?? width
    for index in samples.indices {
      let point = map(PaperPoint(samples[index].position, on: paper)).unitPoint(on: paper)
      if point.x.isFinite, point.y.isFinite { stroke.samples[index].position = point }
    }
    return stroke
  }

  /// An eraser keeps all but its width: it has no look.
  func restyled(_ change: StyleChange) -> Stroke {
    var stroke = self
    if let width = change.width { stroke.width = Self.clamped(width) ?? stroke.width }
    guard tool != .eraser else { return stroke }
    if let color = change.color { stroke.style.color = color }
    if let cap = change.cap { stroke.style.cap = cap }
    if let join = change.join { stroke.style.join = join }
    if let dash = change.dash { stroke.style.dash = dash }
    return stroke
  }

  /// The stroke on a paper of another shape: the old paper lies in the middle of the new one, as large as
  /// fits, so that nothing is cut off or stretched.
  func reshaped(from old: AspectRatio, to new: AspectRatio) -> Stroke {
    let (oldSize, newSize) = (old.paperSize, new.paperSize)
    let scale = min(newSize.dx / oldSize.dx, newSize.dy / oldSize.dy)
    let map = PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: (newSize.dx - scale * oldSize.dx) / 2,
      y0: (newSize.dy - scale * oldSize.dy) / 2)
    var stroke = self
    stroke.width = Self.clamped(width * scale) ?? width
    for index in samples.indices {
      stroke.samples[index].position =
        map(PaperPoint(samples[index].position, on: old)).unitPoint(on: new)
    }
    return stroke
  }

  /// Nil for what is no width.
  private static func clamped(_ width: Double) -> Double? {
    width.isNaN ? nil : min(max(width, 1e-6), greatestWidth)
  }
}
