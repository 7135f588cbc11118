public import Base
import Texts

// Dragging guides.
extension ToolContext {
  /// The distance from the pointer within which a guide can be grabbed, in points.
  private static let guideReach = 4.0

  /// Starts dragging the guide at a point, or returns nil if none is visible there.
  func guide(at point: PaperPoint) -> GuideDrag? {
    indexOfGuide(at: point).map { GuideDrag($0, of: settings.aids.guides) }
  }

  /// Returns the index of the nearest visible guide among all guides.
  func indexOfGuide(at point: PaperPoint) -> Int? {
    let guides = settings.aids.shownGuides
    func distance(_ guide: Guide) -> Double {
      abs(point.coordinate(guide.direction.across) - guide.place)
    }
    let nearest = guides.indices.min { distance(guides[$0]) < distance(guides[$1]) }
    return nearest.flatMap {
      distance(guides[$0]) <= length(ofPoints: Self.guideReach) ? $0 : nil
    }
  }

  /// Moves a guide to a point and shows its distance from the paper's edge.
  public func move(_ drag: GuideDrag, to point: PaperPoint, _ modifiers: Modifiers = []) {
    var aids = settings.aids
    aids.guides = []
    let lines = modifiers.turnsSnappingOff ? nil : guideLines(aids)
    let guides = drag.guides(
      at: point, in: visibleBox, snappingTo: lines, within: length(ofPoints: Self.snapReach))
    let place = Set(guides).subtracting(drag.before).first?.place
    hint = place.map {
      texts.lengthHint(Int(saturating: PaperScale.points(ofLength: $0).rounded()))
    }
    guidesChosen.post(guides)
  }

  /// Moves the guide back to its original position.
  public func cancel(_ drag: GuideDrag) {
    hint = nil
    guidesChosen.post(drag.before)
  }
}

extension Modifiers {
  /// Whether a key that temporarily disables snapping is held. Control may have another meaning as well; Alt doesn't.
  var turnsSnappingOff: Bool { contains(.control) || contains(.alt) }
}
