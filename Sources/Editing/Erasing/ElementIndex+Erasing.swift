import Base
public import Documents

extension ElementIndex {
  /// Cuts all elements crossed by an eraser.
  ///
  /// - Parameter layer: the layer to cut in, or nil for all editable elements.
  /// - Returns: nil if it crosses none.
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
              // Bind the gap to the element.
              ?? [element.erased(by: [eraser.element(on: paper)])])
        }
        let stroke = stroke(at: place)
        guard let pieces = stroke.pieces(cutBy: near, on: paper) else { return nil }
        return PaintingEdit.Replacement(
          element.id,
          by: pieces.map { piece in
            var new = element.piece(piece, on: paper)
            // A remaining end keeps its connection.
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

  /// The number of elements that keeps a thread busy.
  private static let elementsPerShare = 200

  private func isReached(_ place: Int, _ layer: Layer.ID?) -> Bool {
    layer.map { $0 == elements[place].layer && !elements[place].isLocked } ?? isOpen(place)
  }

  /// Returns the indices of the elements with remaining ink that an eraser touches.
  ///
  /// - Parameter layer: the layer of the elements, or nil for all editable ones.
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

  /// Returns the paths of the erasers that erased an element.
  ///
  /// - Parameter erasers: the indices of the candidates.
  private func pathsOfErasers(over place: Int, among erasers: [Int]) -> [EraserPath] {
    let over = erasers.filter { isEraser($0, over: place) }
    return (over.map { stroke(at: $0) } + elements[place].erasures.map { $0.line(on: paper) })
      .map { EraserPath(of: $0, on: paper) }
  }

  /// Returns the part of an eraser near an element's ink: most miss most of the elements within their bounding box.
  func near(_ place: Int, _ eraser: EraserPath) -> EraserPath? {
    eraser.near(boxes[place], grownBy: elements[place].width / 2)
  }
}
