import Base
import Documents
import Editing
import Views

/// What the tools work on: a paper on screen, and the painting that it shows.
final class PaperDesk {
  let paper: PaintView
  /// The strokes in effect and the shape of their paper.
  var strokes: () -> [Stroke] = { [] }
  var ratio: () -> AspectRatio = { .fourToThree }
  /// Makes an edit, a large one on another thread; what the paper shows already is said by `isShown`. Then tells
  /// whether it changed anything.
  var make: (PlannedEdit, _ isShown: Bool, _ then: @escaping (Bool) -> Void) -> Void = {
    _, _, then in then(false)
  }
  /// Says something to the painter.
  var say: (String) -> Void = { _ in }
  private var lastIndex: StrokeIndex?

  init(paper: PaintView) { self.paper = paper }

  /// The strokes with their boxes, made anew after they changed.
  var index: StrokeIndex {
    let (strokes, ratio) = (strokes(), ratio())
    // Equal arrays of one origin are equal at once.
    if let lastIndex, lastIndex.paper == ratio, lastIndex.strokes == strokes { return lastIndex }
    let index = StrokeIndex(strokes, on: ratio)
    lastIndex = index
    return index
  }

  /// Takes over an index that another thread made of the strokes in effect.
  func take(_ index: StrokeIndex) { lastIndex = index }

  /// Follows an edit, an undo or a redo, so that the index is not made anew.
  func follow(_ change: PaintingChange) {
    if lastIndex?.follow(change, to: strokes()) == false { lastIndex = nil }
  }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - isShown: whether the paper shows it already.
  ///   - then: called, perhaps later, with whether it changed anything.
  func perform(
    _ edit: PaintingEdit, isShown: Bool = false, then: @escaping (Bool) -> Void = { _ in }
  ) {
    make(PlannedEdit(edit), isShown, then)
  }

  /// A length on screen in lengths of the paper's longer side.
  func length(ofPoints points: Double) -> Double {
    paper.viewport.fraction(ofPixels: points * paper.scale)
  }

  func points(ofLength length: Double) -> Double {
    paper.viewport.pixels(ofFraction: length) / paper.scale
  }
}
