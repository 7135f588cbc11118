import Base
public import Documents

/// The lines attached to changed elements, and the erasers above them, determined once for a whole drag.
///
/// A rerouted line takes its gaps along and stays whole where it gets under an eraser.
public struct FollowingLines: Sendable {
  private var connectors: Connectors
  private let index: ElementIndex
  /// The erasers above any of the lines.
  private lazy var erasers = index.erasers(over: index.elements.indices(of: connectors.lines))

  /// The collected lines.
  var ids: [ElementID] { connectors.lines }

  /// Collects the lines attached to the given elements, other than these elements themselves. Returns nil if there are
  /// none.
  public init?(
    of painting: Painting, holdingOnTo ids: some Sequence<ElementID>, in index: ElementIndex
  ) {
    guard let connectors = Connectors(of: painting, holdingOnTo: ids) else { return nil }
    (self.connectors, self.index) = (connectors, index)
  }

  /// Collects all lines, and any elements that an edit newly connects. Returns nil if there are none.
  public init?(of painting: Painting, before edit: PaintingEdit, in index: ElementIndex) {
    guard let connectors = Connectors(of: painting, before: edit) else { return nil }
    (self.connectors, self.index) = (connectors, index)
  }

  /// Returns an edit together with its effects on the lines and on the erasers above them.
  public mutating func following(_ edit: PaintingEdit) -> PaintingEdit {
    let lines = connectors.followers(of: edit)
    guard !lines.isEmpty else { return edit }
    let binding = index.binding(of: erasers, over: lines, in: edit)
    return connectors.following(.joined([binding, edit]))
  }
}

extension ElementIndex {
  /// Binds the erasers that erase changed elements, or that these get under, to the elements that they erased before.
  ///
  /// - Parameters:
  ///   - new: the changed elements.
  ///   - edit: the edit that changes them, which may move erasers as well.
  /// - Returns: nil if no such erasers exist.
  func binding(
    of erasers: [Eraser], over new: [PaintingElement], in edit: PaintingEdit? = nil
  ) -> PaintingEdit? {
    guard !erasers.isEmpty else { return nil }
    let byID = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = elements.indices(of: new.map(\.id)).compactMap { place in
      byID[elements[place].id].map { element in
        (place: place, ink: ErasableStroke(element.line(on: paper), on: paper))
      }
    }
    let touched = touched(by: erasers, among: changed.map(\.place))
    let met = zip(erasers, touched).filter { eraser, touched in
      guard touched.isEmpty else { return true }
      let later = edit?.moved(elements[eraser.index], on: paper) ?? eraser.path
      return changed.contains { place, ink in
        isEraser(eraser.index, over: place) && ink.isTouched(by: later)
      }
    }
    return .binding(bindings(of: met.map(\.0)))
  }
}

extension PaintingEdit {
  /// Returns an eraser's path after the edit, or nil if it doesn't move.
  fileprivate func moved(_ eraser: PaintingElement, on paper: AspectRatio) -> EraserPath? {
    for case let displacement? in parts.lazy.map(\.form.displacement)
    where displacement.ids.contains(eraser.id) {
      guard case .transformed(let map, let widthScale) = displacement.way else { continue }
      let line = eraser.moved(by: map, widthScale: widthScale, on: paper).line(on: paper)
      return EraserPath(of: line, on: paper)
    }
    return nil
  }
}
