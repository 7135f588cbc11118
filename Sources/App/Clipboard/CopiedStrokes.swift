import Formats
import Base
import Documents

/// Strokes that were copied.
struct CopiedStrokes: Sendable {
  let strokes: [Stroke]
  /// The shape of the paper that they were on.
  let paper: AspectRatio

  /// The strokes as large on another paper, in lengths of its longer side.
  nonisolated func strokes(on other: AspectRatio) -> [Stroke] {
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

  /// A painting of them in the interchange format.
  var text: String {
    let painting = Painting(shape: .fixed(paper), baseStrokes: strokes)
    return String(decoding: PaintingDocument(painting: painting).json, as: UTF8.self)
  }
}
