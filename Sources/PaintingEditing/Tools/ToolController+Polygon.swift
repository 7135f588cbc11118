import Base
import Editing

// Keys for drawing polygons.
extension ToolController {
  /// Closes the polygon, or removes its last corner.
  ///
  /// - Returns: false for other keys, and if no polygon is being drawn.
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
