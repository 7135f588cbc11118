import Base
import DocumentWindows
import Editing
import Views

// Sizes of the paper on screen.
extension PaintingEditor {
  /// - Parameter zoom: nil to show the whole paper.
  func zoom(to zoom: Double?) {
    giveShape()
    if let zoom { screen.paper.zoom(to: zoom) } else { screen.paper.zoomToFit() }
  }

  /// Zooms to the next of the usual sizes.
  func zoomStep(_ direction: Int) {
    let now = screen.paper.zoom
    let steps = Self.zoomSteps
    let next =
      direction > 0
      ? steps.first { $0 > now * 1.01 } ?? steps.last
      : steps.last { $0 < now / 1.01 } ?? steps.first
    if let next { zoom(to: next) }
  }

  func connectZoom() {
    on(.fit) { $0.screen.paper.zoomToFit() }
    on(.actualSize) { $0.zoom(to: 1) }
    on(.zoomIn) { $0.zoomStep(1) }
    on(.zoomOut) { $0.zoomStep(-1) }
    on(.fitSelection, if: \.hasSelection) {
      $0.screen.paper.zoomToFit($0.painting.inkBox(of: $0.tools.selection.ids))
    }
    on(.previousView, if: { $0.canTurn && $0.screen.paper.hasPreviousView }) {
      $0.screen.paper.showPreviousView()
    }
    on(.minimap) { $0.minimap.isOn.toggle() }
  }

  static let zoomSteps = [
    0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64,
  ]
}

// The rotation of the paper in the window, which doesn't change the painting.
extension PaintingEditor {
  func connectTurning() {
    on(.flipView, if: \.canTurn) { $0.screen.paper.flipPaper() }
    on(.turnViewLeft, if: \.canTurn) { $0.screen.paper.turnPaper(degrees: -15) }
    on(.turnViewRight, if: \.canTurn) { $0.screen.paper.turnPaper(degrees: 15) }
    on(.turnViewQuarterLeft, if: \.canTurn) { $0.screen.paper.turnPaper(degrees: -90) }
    on(.turnViewQuarterRight, if: \.canTurn) { $0.screen.paper.turnPaper(degrees: 90) }
    connectPanning { $0.screen.paper.isPanKeyHeld = $1 }
    on(.turnViewBack, if: { $0.canTurn && !$0.screen.paper.turn.isNone }) {
      $0.screen.paper.turn = .none
    }
  }

  private var canTurn: Bool { !screen.paper.isDrawing }
}
