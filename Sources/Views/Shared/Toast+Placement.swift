import Base
import Widgets

extension Toast {
  /// Centres it near the lower edge.
  func placeAtFoot(of bounds: ViewRect) {
    let size = preferredSize(width: max(40, bounds.width - 24))
    frame = ViewRect(
      x: (bounds.midX - size.width / 2).rounded(), y: bounds.maxY - size.height - 16,
      width: size.width, height: size.height)
  }
}
