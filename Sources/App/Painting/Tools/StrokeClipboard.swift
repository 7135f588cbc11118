import Geometry
import Model

/// Strokes that were copied, for all windows of the program.
final class StrokeClipboard {
  struct Content {
    let strokes: [Stroke]
    /// The shape of the paper that they were on.
    let paper: AspectRatio

    /// The strokes as large on another paper, in lengths of its longer side.
    func strokes(on other: AspectRatio) -> [Stroke] {
      guard other != paper else { return strokes }
      return strokes.map { stroke in
        var stroke = stroke
        for index in stroke.samples.indices {
          stroke.samples[index].position =
            PaperPoint(stroke.samples[index].position, on: paper).unitPoint(on: other)
        }
        return stroke
      }
    }
  }

  var content: Content?
}
