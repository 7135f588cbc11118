import Formats
import Base
import Documents

/// Elements of a painting that were copied.
struct CopiedElements: Sendable {
  let elements: [PaintingElement]
  /// The shape of the paper that they were on.
  let paper: AspectRatio

  /// The elements as large on another paper, in lengths of its longer side.
  nonisolated func elements(on other: AspectRatio) -> [PaintingElement] {
    elements.map { $0.carried(from: paper, to: other) }
  }

  /// A painting of them in the interchange format.
  var text: String {
    let painting = Painting(shape: .fixed(paper), baseElements: elements)
    return String(decoding: PaintingDocument(painting: painting).json, as: UTF8.self)
  }
}
