public import Base
import Texts

// Guides that are dragged.
extension ToolContext {
  /// How near the pointer has to come to a guide, in points.
  private static let guideReach = 4.0

  /// Takes the guide at a point into the hand; nil where none is seen.
  func guide(at point: PaperPoint) -> GuideDrag? {
    indexOfGuide(at: point).map { GuideDrag($0, of: settings.aids.guides) }
  }

  /// Of the nearest guide that is seen, among all guides.
  func indexOfGuide(at point: PaperPoint) -> Int? {
    let guides = settings.aids.shownGuides
    func distance(_ guide: Guide) -> Double {
      abs(point.place(guide.direction.across) - guide.place)
    }
    let nearest = guides.indices.min { distance(guides[$0]) < distance(guides[$1]) }
    return nearest.flatMap {
      distance(guides[$0]) <= length(ofPoints: Self.guideReach) ? $0 : nil
    }
  }

  /// Takes a guide to a point, and says how far from the paper's edge it lies.
  public func move(_ drag: GuideDrag, to point: PaperPoint, _ modifiers: Modifiers = []) {
    var aids = settings.aids
    aids.guides = []
    let lines = modifiers.turnsSnappingOff ? nil : guideLines(aids)
    let guides = drag.guides(
      at: point, in: sightBox, snappingTo: lines, within: length(ofPoints: Self.snapReach))
    let place = Set(guides).subtracting(drag.before).first?.place
    hint = place.map {
      texts.lengthHint(Int(saturating: PaperScale.points(ofLength: $0).rounded()))
    }
    guidesChosen.post(guides)
  }

  /// The guide in the hand goes back to where it was.
  public func cancel(_ drag: GuideDrag) {
    hint = nil
    guidesChosen.post(drag.before)
  }
}

extension Modifiers {
  /// Whether a key is held that turns snapping off for the moment. Control may mean something else besides; Alt does
  /// not.
  var turnsSnappingOff: Bool { contains(.control) || contains(.alt) }
}
