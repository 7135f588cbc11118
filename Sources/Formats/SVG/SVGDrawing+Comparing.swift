import Base
import Documents
import Editing

// Comparisons of the marks of an element with each other and with clips: whether it can be drawn without a picture.
extension SVGDrawing {
  /// Whether what was drawn since a place shows through itself if each of its inks is faded alone, and not all of them
  /// together.
  func overlapsItself(since place: Place) -> Bool {
    let drawn = marks[place.markCount...]
    guard drawn.count <= Self.mostCompared else { return true }
    guard drawn.reduce(0, { $0 + $1.coatCount }) > 1 else { return false }
    guard drawn.allSatisfy({ $0.part == nil && $0.coatCount == 1 }) else { return true }
    let boxes = drawn.map(\.stroke).map(box)
    return boxes.indices.contains { place in
      boxes[..<place].contains { $0.intersects(boxes[place]) }
    }
  }

  /// Whether what was drawn since a place lies within a convex polygon, in lengths of the paper's longer side.
  ///
  /// Pictures of elements do: librsvg has clipped them.
  mutating func lies(within polygon: [PaperPoint], since place: Place) -> Bool {
    comparisonCount += marks.count - place.markCount
    guard comparisonCount <= Self.mostComparisons else { return false }
    return marks[place.markCount...].allSatisfy { mark in
      mark.part != nil || polygon.surrounds(box(of: mark.stroke).grown(by: -Self.slack))
        || polygon.surrounds(mark.stroke, on: canvas.ratio, slack: Self.slack)
    }
  }

  /// Round what a stroke covers.
  private func box(of stroke: Stroke) -> PaperBox {
    let box = stroke.box(on: canvas.ratio)
    return stroke.contourEnds.isEmpty ? box.grown(by: stroke.width / 2) : box
  }

  private static let mostComparisons = 2_000_000
  /// More marks are not compared with each other.
  private static let mostCompared = 64
  /// Half a point of a paper at 100 %.
  private static let slack = PaperScale.length(ofPoints: 0.5)
}
