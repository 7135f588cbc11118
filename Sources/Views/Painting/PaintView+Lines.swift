public import Base
public import Rendering
import Widgets

// Adding and removing lines other than by a gesture on the paper.
extension PaintView {
  /// Adds a line on top.
  public func append(_ line: Polyline) { redraw(picture.append(line)) }

  /// The sheet of the line being drawn and of other uncommitted lines.
  public var sheet: Sheet.ID {
    get { picture.sheet }
    set { picture.sheet = newValue }
  }

  /// Changes or reorders the sheets. New ones are empty, and the lines of removed ones are removed.
  public func setSheets(_ sheets: [Sheet]) {
    if picture.setSheets(sheets) { setNeedsDisplay() }
  }

  /// Removes the last line.
  public func removeLast(of lineCount: Int) { redraw(picture.removeLast(of: lineCount)) }

  /// Replaces lines.
  public func replace(_ splices: [Splice<Polyline>]) {
    for rect in picture.replace(splices, source: lineSource).rects { redraw(rect) }
  }

  /// Replaces lines if that can be done within a frame.
  ///
  /// - Returns: whether it did.
  public func replaceAtOnce(_ splices: [Splice<Polyline>]) -> Bool {
    guard let damage = picture.replaceAtOnce(splices, source: lineSource) else { return false }
    for rect in damage.rects { redraw(rect) }
    return true
  }
}
