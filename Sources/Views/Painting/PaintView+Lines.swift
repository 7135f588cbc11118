public import Base
public import Rendering
import Widgets

// Lines that come and go by other ways than a gesture on the paper.
extension PaintView {
  /// Shows one more line on top.
  public func append(_ line: Polyline) { show(picture.append(line)) }

  /// On which the line under the pointer is, and what is not one of the paper's lines yet.
  public var sheet: Sheet.ID {
    get { picture.sheet }
    set { picture.sheet = newValue }
  }

  /// Shows the sheets otherwise, or in another order: new ones are empty, and the lines of those that are gone go.
  public func show(_ sheets: [Sheet]) {
    if picture.show(sheets) { setNeedsDisplay() }
  }

  /// Takes the last of the lines away.
  public func removeLast(of lineCount: Int) { show(picture.removeLast(of: lineCount)) }

  /// Puts lines in the places of others.
  public func replace(_ splices: [Splice<Polyline>]) {
    for rect in picture.replace(splices, source: lineSource).rects { show(rect) }
  }

  /// Puts lines in the places of others if a frame has time for it.
  ///
  /// - Returns: whether it did.
  public func replaceAtOnce(_ splices: [Splice<Polyline>]) -> Bool {
    guard let damage = picture.replaceAtOnce(splices, source: lineSource) else { return false }
    for rect in damage.rects { show(rect) }
    return true
  }
}
