import Base
import Editing

// Keys for drawing polygons and paths.
extension ToolController {
  /// Ends the polygon or the path, or removes its last point.
  ///
  /// - Returns: false for other keys, and if none is being drawn.
  func takesForOpenLine(_ event: KeyEvent) -> Bool {
    guard context.hasOpenLine, !toolbox.isInGesture, event.modifiers.isEmpty else {
      return false
    }
    switch event.key {
    case .enter: context.finishOpenLine()
    case .backspace, .escape: context.takePointBack()
    default: return false
    }
    return true
  }
}
