import Base
public import Documents

/// Lines that hold on to elements that are changed, and the erasers over them: looked at once for all of a drag.
///
/// A line that follows takes its gaps along, and is whole where it comes under an eraser.
public struct FollowingLines: Sendable {
  private let connectors: Connectors
  private let index: ElementIndex
  /// Over any of the lines.
  private lazy var erasers = index.erasers(over: index.elements.places(of: connectors.lines))

  /// Those that hold on to some elements and are none of these; nil where there are none.
  public init?(
    of painting: Painting, holdingOnTo ids: some Sequence<ElementID>, in index: ElementIndex
  ) {
    guard let connectors = Connectors(of: painting, holdingOnTo: ids) else { return nil }
    (self.connectors, self.index) = (connectors, index)
  }

  /// All of them, with what an edit has lines hold on to; nil where there are none.
  public init?(of painting: Painting, before edit: PaintingEdit, in index: ElementIndex) {
    guard let connectors = Connectors(of: painting, before: edit) else { return nil }
    (self.connectors, self.index) = (connectors, index)
  }

  /// An edit, and with it what becomes of the lines and of the erasers over them.
  public mutating func following(_ edit: PaintingEdit) -> PaintingEdit {
    let lines = connectors.followers(of: edit)
    guard !lines.isEmpty else { return edit }
    let binding = index.binding(of: erasers, over: lines, in: edit)
    return connectors.following(.joined([binding, edit]))
  }
}

extension ElementIndex {
  /// Has the erasers that take ink off elements as they are, or under which they come, belong to what they took ink
  /// off.
  ///
  /// - Parameters:
  ///   - new: as they will be.
  ///   - edit: what makes them so: it may move erasers as well.
  /// - Returns: nil where there are no such erasers.
  func binding(
    of erasers: [Eraser], over new: [PaintingElement], in edit: PaintingEdit? = nil
  ) -> PaintingEdit? {
    guard !erasers.isEmpty else { return nil }
    let byID = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = elements.places(of: new.map(\.id)).compactMap { place in
      byID[elements[place].id].map { element in
        (place: place, ink: ErasableStroke(element.line(on: paper), on: paper))
      }
    }
    let touched = touched(by: erasers, among: changed.map(\.place))
    let met = zip(erasers, touched).filter { eraser, touched in
      guard touched.isEmpty else { return true }
      let later = edit?.moved(elements[eraser.place], on: paper) ?? eraser.path
      return changed.contains { place, ink in
        isEraser(eraser.place, over: place) && ink.isTouched(by: later)
      }
    }
    return .binding(bindings(of: met.map(\.0)))
  }
}

extension PaintingEdit {
  /// The path of an eraser after it; nil where it does not move it.
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
