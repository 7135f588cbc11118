import Base
import Documents

/// An unfinished polygon: the clicked corners, and one that follows the pointer.
struct OpenPolygon: Equatable {
  /// At least one.
  private(set) var corners: [PaperPoint]
  /// The pointer's position; nil if it isn't usable.
  var loose: PaperPoint?
  /// The layer that it is drawn in.
  let layer: Layer.ID

  init(from corner: PaperPoint, in layer: Layer.ID) {
    corners = [corner]
    self.layer = layer
  }

  /// Adds a corner, unless it coincides with the last one.
  ///
  /// - Parameter distance: the maximum distance of coinciding corners.
  mutating func add(_ corner: PaperPoint, beyond distance: Double) {
    if let last = corners.last, (corner - last).length > distance { corners.append(corner) }
    loose = nil
  }

  /// Removes the last corner. Returns whether any corner is left.
  mutating func takeBack() -> Bool {
    loose = nil
    guard corners.count > 1 else { return false }
    corners.removeLast()
    return true
  }

  /// Whether a corner at a point would close it.
  func isClosed(by point: PaperPoint, within distance: Double) -> Bool {
    corners.count > 1 && (point - corners[0]).length <= distance
  }

  /// The visible line from the first corner to the pointer.
  var outline: [PaperPoint] {
    guard let loose, loose != corners.last else { return corners }
    return corners + [loose]
  }

  /// The finished polygon: a line for two corners, nil for one.
  var shape: RecognisedShape? {
    switch corners.count {
    case ...1: nil
    case 2: .line(from: corners[0], to: corners[1])
    default: .polygon(corners)
    }
  }
}
