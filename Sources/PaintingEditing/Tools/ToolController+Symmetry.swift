import Base
import DocumentWindows
import Editing
import Texts
import Views

// The symmetry of drawing.
extension ToolController: SymmetryChoosing {
  /// See `ToolSettings.symmetry`.
  var symmetry: Symmetry {
    get { context.settings.symmetry }
    set { if !toolbox.isInGesture { set { $0.symmetry = newValue } } }
  }

  func placeSymmetry() {
    toolbox.held = SymmetryGesture(in: context)
    context.said.post(texts.placeSymmetryHint)
  }

  /// Shows the lines of the symmetry.
  func showGuides() {
    let symmetry = symmetry
    guard symmetry.kind != .none else { return paper.guides = nil }
    let ratio = context.ratio
    let center = symmetry.center(on: ratio)
    paper.guides = PaperGuides(
      center: center.unitPoint(on: ratio),
      ends: symmetry.directions.map { (center + $0 * Self.farAway).unitPoint(on: ratio) })
  }

  /// Beyond every edge, in units of the paper's longer side.
  private static let farAway = 3.0
}
