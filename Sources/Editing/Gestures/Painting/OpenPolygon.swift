import Base
import Documents

/// A polygon of which more corners may come: those that were clicked, and the one that follows the pointer.
struct OpenPolygon: Equatable {
  /// At least one.
  private(set) var corners: [PaperPoint]
  /// Where the pointer is; nil where it is of no use.
  var loose: PaperPoint?
  /// The one that it is drawn in.
  let layer: Layer.ID

  init(from corner: PaperPoint, in layer: Layer.ID) {
    corners = [corner]
    self.layer = layer
  }

  /// Adds a corner, but where the last one is.
  ///
  /// - Parameter distance: how near to it is the same place.
  mutating func add(_ corner: PaperPoint, beyond distance: Double) {
    if let last = corners.last, (corner - last).length > distance { corners.append(corner) }
    loose = nil
  }

  /// Whether there would be a corner left.
  mutating func takeBack() -> Bool {
    loose = nil
    guard corners.count > 1 else { return false }
    corners.removeLast()
    return true
  }

  /// Whether a corner there would close it.
  func isClosed(by point: PaperPoint, within distance: Double) -> Bool {
    corners.count > 1 && (point - corners[0]).length <= distance
  }

  /// The line as it is seen: from the first corner to the pointer.
  var outline: [PaperPoint] {
    guard let loose, loose != corners.last else { return corners }
    return corners + [loose]
  }

  /// What it is once it is closed; of two corners a line, of one nothing.
  var shape: RecognisedShape? {
    switch corners.count {
    case ...1: nil
    case 2: .line(from: corners[0], to: corners[1])
    default: .polygon(corners)
    }
  }
}
