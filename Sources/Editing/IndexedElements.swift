public import Base
public import Documents
import Synchronization

/// The index of the elements of one painting, kept for as long as it can follow what becomes of them; for any thread.
public final class IndexedElements: Sendable {
  private let last = Mutex<ElementIndex?>(nil)

  public init() {}

  /// The elements with their boxes, looked at anew where they are not those that were followed.
  ///
  /// - Parameter paper: the shape of the paper that they lie on.
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

  /// Follows an edit, an undo or a redo.
  ///
  /// - Parameter painting: as it is now.
  public func follow(_ change: PaintingChange, to painting: Painting) {
    if case .drafted = change { return }
    last.withLock { last in
      let (elements, layers) = (painting.elements, painting.layers)
      guard last?.isIndex(of: elements, in: layers, on: painting.aspectRatio) == false else {
        return
      }
      if last?.follow(change, to: elements, in: layers) == false { last = nil }
    }
  }
}
