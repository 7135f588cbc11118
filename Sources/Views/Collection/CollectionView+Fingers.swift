import Base
import Glibc
import Widgets

// Fingers on a touch screen: they scroll, a tap opens, a long press selects, and two resize the pictures.
extension CollectionView {
  /// Taps an entry. While some are selected, it selects this one as well, or no longer.
  ///
  /// - Returns: false to open it, as a click does.
  func tap(_ event: PointerEvent) -> Bool {
    guard chosenCount > 0, let index = index(at: event.position) else { return false }
    choice.toggle(entries[index].key)
    return true
  }

  /// Selects the entry on which a finger rests, or no longer.
  ///
  /// - Returns: false between entries, for a menu.
  func hold(_ event: PointerEvent) -> Bool {
    guard let index = index(at: event.position) else { return false }
    choice.toggle(entries[index].key)
    return true
  }

  /// The change of the fingers' distance that is a step of the pictures' size, as a power of two.
  private static let doublingsPerStep = 0.25

  /// Moves and resizes the pictures.
  func pinch(_ event: PinchEvent) {
    switch event.phase {
    case .began: restOfWheel = 0
    case .changed:
      scroll { $0.scroll(to: $0.offset - event.offset.y) }
      if event.factor > 0 { resizeThumbnails(byWheel: -log2(event.factor) / Self.doublingsPerStep) }
    case .ended: break
    }
  }
}
