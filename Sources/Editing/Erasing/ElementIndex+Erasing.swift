import Base
public import Documents

extension ElementIndex {
  /// Cuts every element where an eraser crosses it.
  ///
  /// - Parameter layer: whose elements it cuts; those of all that are open if nil.
  /// - Returns: nil where it crosses none.
  public func cut(by eraser: EraserPath, in layer: Layer.ID? = nil) -> PaintingEdit? {
    let places = places(near: eraser.box, within: eraser.radius).filter { isReached($0, layer) }
    let count = (places.count + Self.elementsPerShare - 1) / Self.elementsPerShare
    let parts = Cores.map(count) { part in
      let first = part * Self.elementsPerShare
      return places[first..<min(places.count, first + Self.elementsPerShare)].compactMap {
        place -> PaintingEdit.Replacement? in
        guard let near = near(place, eraser) else { return nil }
        let element = elements[place]
        if element.isArea || element.fill != nil {
          guard touches(eraser, place) else { return nil }
          return PaintingEdit.Replacement(
            element.id,
            by: element.pieces(cutBy: near, on: paper)
              // It keeps the gap as its own.
              ?? [element.erased(by: [eraser.element(on: paper)])])
        }
        let stroke = stroke(at: place)
        guard let pieces = stroke.pieces(cutBy: near, on: paper) else { return nil }
        return PaintingEdit.Replacement(
          element.id,
          by: pieces.map { piece in
            var new = element.piece(piece, on: paper)
            // An end that is left goes on to hold on to what it held on to.
            if piece.samples.first == stroke.samples.first {
              new.connections[.start] = element.connections[.start]
            }
            if piece.samples.last == stroke.samples.last {
              new.connections[.end] = element.connections[.end]
            }
            return new
          })
      }
    }
    let cut = parts.flatMap { $0 }
    return cut.isEmpty ? nil : .replace(cut)
  }

  /// Of so many elements a thread has enough to do.
  private static let elementsPerShare = 200

  private func isReached(_ place: Int, _ layer: Layer.ID?) -> Bool {
    layer.map { $0 == elements[place].layer && !elements[place].isLocked } ?? isOpen(place)
  }

  /// The places of the elements of whose ink an eraser touches something that is still there.
  ///
  /// - Parameter layer: in which they are; in all that are open if nil.
  public func places(touchedBy eraser: EraserPath, in layer: Layer.ID? = nil) -> [Int] {
    let places = places(near: eraser.box, within: eraser.radius)
    let erasers = places.filter { elements[$0].isEraser }
    return places.filter {
      guard isReached($0, layer), let near = near($0, eraser) else { return false }
      let stroke = stroke(at: $0)
      return stroke.isTouched(by: near, on: paper)
        && !stroke.isErased(where: near, by: pathsOfErasers(over: $0, among: erasers), on: paper)
    }
  }

  /// Where erasers took ink off an element.
  ///
  /// - Parameter erasers: the places of those that are of interest.
  private func pathsOfErasers(over place: Int, among erasers: [Int]) -> [EraserPath] {
    let over = erasers.filter { isEraser($0, over: place) }
    return (over.map { stroke(at: $0) } + elements[place].erasures.map { $0.line(on: paper) })
      .map { EraserPath(of: $0, on: paper) }
  }

  /// What of an eraser comes near the ink of an element: most pass by most elements that lie in the box round them.
  func near(_ place: Int, _ eraser: EraserPath) -> EraserPath? {
    eraser.near(boxes[place], grownBy: elements[place].width / 2)
  }
}
