import Base
import Documents

// A drag with Alt, which leaves the selection in its place and moves copies of it.
extension SelectGesture {
  /// Returns the edit that adds the copies in their moved places, or nil for a drag of the selection itself.
  func copying(by map: PaperMap) -> PaintingEdit? {
    let ratio = context.ratio
    return copies.map { .add($0.map { $0.moved(by: map, on: ratio) }) }
  }

  /// Selects the copies after they were added.
  func endCopying(by map: PaperMap) {
    guard let count = copies?.count else { return }
    copies = nil
    let way = PaperVector(dx: map.x0, dy: map.y0)
    context.session.whenReady { [weak context] in context?.selectCopies(count, movedBy: way) }
  }
}
