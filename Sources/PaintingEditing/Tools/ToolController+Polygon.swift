import Base
import Editing

// The keys that a polygon takes while its corners are clicked.
extension ToolController {
  /// Closes the polygon, or takes its last corner back.
  ///
  /// - Returns: false for another key, and while no polygon is drawn.
  func takesForPolygon(_ event: KeyEvent) -> Bool {
    guard context.hasOpenPolygon, !toolbox.isInGesture, event.modifiers.isEmpty else {
      return false
    }
    switch event.key {
    case .enter: context.finishPolygon()
    case .backspace, .escape: context.takeCornerBack()
    default: return false
    }
    return true
  }
}
