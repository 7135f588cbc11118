import Geometry
import Model
import Tools
import Views

/// What the tools work on: a paper on screen, and the painting that it shows.
final class PaperDesk {
  let paper: PaintView
  /// The strokes in effect and the shape of their paper.
  var strokes: () -> [Stroke] = { [] }
  var ratio: () -> AspectRatio = { .fourToThree }
  /// Makes an edit; what the paper shows already is said by `isShown`.
  ///
  /// - Returns: whether it changed anything.
  var perform: (PaintingEdit, _ isShown: Bool) -> Bool = { _, _ in false }
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

  /// A length on screen in lengths of the paper's longer side.
  func length(ofPoints points: Double) -> Double {
    paper.viewport.fraction(ofPixels: points * paper.scale)
  }

  func points(ofLength length: Double) -> Double {
    paper.viewport.pixels(ofFraction: length) / paper.scale
  }
}
