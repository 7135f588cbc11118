public import Base
public import Documents

extension Stroke {
  /// The box round its line, without its width.
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
    return PaperBox(
      from: PaperPoint(x: left * size.dx, y: top * size.dy),
      to: PaperPoint(x: right * size.dx, y: bottom * size.dy))
  }
}
