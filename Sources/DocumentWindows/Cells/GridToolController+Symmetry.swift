public import Base
import Editing
import Texts
import Views

// The symmetry of painting.
extension GridToolController: SymmetryChoosing {
  /// See `CellToolSettings.symmetry`.
  public var symmetry: Symmetry {
    get { settings.symmetry }
    set { if !toolbox.isInGesture { settings.symmetry = newValue } }
  }

  /// Holds the gesture that places the symmetry, so that the next press starts it with any tool.
  public func placeSymmetry() {
    guard let gesture = context.symmetryGesture else { return }
    toolbox.held = gesture
    context.said.post(texts.placeSymmetryHint)
  }

  /// Whether the next press places the symmetry.
  public var isPlacingSymmetry: Bool { toolbox.held is SymmetryGesture<CellToolContext> }

  /// The lines of the symmetry on a canvas; nil without symmetry.
  var guides: GridGuides? {
    guard symmetry.kind != .none, let size = context.edges?.size else { return nil }
    let center = CellSymmetry(symmetry, on: size).center
    let start = center.paperPoint(on: size)
    return GridGuides(
      center: center,
      ends: symmetry.directions.map { (start + $0 * Self.farAway).cellPoint(on: size) })
  }

  /// Beyond every edge, in units of the canvas's longer side.
  private static let farAway = 3.0
}
