public import Base
public import Rendering

// Lines that come and go by other ways than a gesture on the paper.
extension PaintView {
  /// Shows one more line on top.
  public func append(_ line: Polyline) { show(picture.append(line)) }

  /// Takes the last of the lines away.
  public func removeLast(of lineCount: Int) { show(picture.removeLast(of: lineCount)) }

  /// Puts lines in the places of others.
  public func replace(_ splices: [Splice<Polyline>]) {
    for rect in picture.replace(splices, source: lineSource).rects { show(rect) }
  }
}
