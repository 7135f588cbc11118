public import Base
public import Documents
import Synchronization

/// A cached index of a painting's elements, updated by following its changes; thread-safe.
public final class IndexedElements: Sendable {
  private let last = Mutex<ElementIndex?>(nil)

  /// Creates an empty cache.
  public init() {}

  /// Returns the index of the elements, rebuilding it unless it is up to date.
  ///
  /// - Parameter paper: the shape of their paper.
  @discardableResult
  public func index(of painting: Painting, on paper: AspectRatio) -> ElementIndex {
    last.withLock { last in
      if let last, last.isIndex(of: painting.elements, in: painting.layers, on: paper) {
        return last
      }
      let index = ElementIndex(painting.elements, in: painting.layers, on: paper)
      last = index
      return index
    }
  }

  /// Updates the index after an edit, an undo or a redo.
  ///
  /// - Parameter painting: the present painting.
  public func update(after change: PaintingChange, to painting: Painting) {
    if case .drafted = change { return }
    last.withLock { last in
      let (elements, layers) = (painting.elements, painting.layers)
      guard last?.isIndex(of: elements, in: layers, on: painting.aspectRatio) == false else {
        return
      }
      if last?.update(after: change, to: elements, in: layers) == false { last = nil }
    }
  }
}
