import Base
import Documents

/// A drag of the handle before a text along a line, which slides it along.
struct TextSlide {
  /// The text before the drag, its owner and its line.
  let text: PaintingElement
  let owner: PaintingElement
  let line: LetterLine
  /// The place of the handle, beside the first letter.
  let handle: PaperPoint
  /// The distance of the press from the start of the line.
  var start = 0.0
}
