import Base
public import Documents

extension ElementIndex {
  /// Cuts all elements crossed by an eraser.
  ///
  /// - Parameter layer: the layer to cut in, or nil for all editable elements.
  /// - Returns: nil if it crosses none.
  public func cut(by eraser: EraserPath, in layer: Layer.ID? = nil) -> PaintingEdit? {
    let indices = indices(near: eraser.box, within: eraser.radius).filter { isReached($0, layer) }
    let count = (indices.count + Self.elementsPerShare - 1) / Self.elementsPerShare
    let parts = Cores.map(count) { part in
      let first = part * Self.elementsPerShare
      return indices[first..<min(indices.count, first + Self.elementsPerShare)].compactMap {
        index -> PaintingEdit.Replacement? in
        guard let near = near(index, eraser) else { return nil }
        let element = elements[index]
        if element.isArea || element.fill != nil || element.style.kind.isDiffuse {
          guard touches(eraser, index) else { return nil }
          return PaintingEdit.Replacement(
            element.id,
            by: element.pieces(cutBy: near, on: paper)
              // Bind the gap to the element.
              ?? [element.erased(by: [eraser.element(on: paper)])])
        }
        let stroke = stroke(at: index)
        guard let pieces = stroke.pieces(cutBy: near, on: paper) else { return nil }
        return PaintingEdit.Replacement(
          element.id,
          by: pieces.map { piece in
            var new = element.piece(piece, on: paper)
            // A remaining end keeps its connection; parts of an elbow are mere lines.
            guard element.connections.course == .straight else { return new }
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

  private func isReached(_ index: Int, _ layer: Layer.ID?) -> Bool {
    layer.map { $0 == elements[index].layer && !elements[index].isLocked } ?? isOpen(index)
  }

  /// Returns the indices of the elements with remaining ink that an eraser touches.
  ///
  /// - Parameter layer: the layer of the elements, or nil for all editable ones.
  public func indices(touchedBy eraser: EraserPath, in layer: Layer.ID? = nil) -> [Int] {
    let indices = indices(near: eraser.box, within: eraser.radius)
    let erasers = indices.filter { elements[$0].isEraser }
    return indices.filter {
      guard isReached($0, layer), let near = near($0, eraser) else { return false }
      let stroke = stroke(at: $0)
      return stroke.isTouched(by: near, on: paper)
        && !stroke.isErased(where: near, by: pathsOfErasers(over: $0, among: erasers), on: paper)
    }
  }

  /// Returns the paths of the erasers that erased an element.
  ///
  /// - Parameter erasers: the indices of the candidates.
  private func pathsOfErasers(over index: Int, among erasers: [Int]) -> [EraserPath] {
    let over = erasers.filter { isEraser($0, over: index) }
    return (over.map { stroke(at: $0) } + elements[index].erasures.map { $0.line(on: paper) })
      .map { EraserPath(of: $0, on: paper) }
  }

  /// Returns the part of an eraser near an element's ink: most miss most of the elements within their bounding box.
  func near(_ index: Int, _ eraser: EraserPath) -> EraserPath? {
    eraser.near(boxes[index], grownBy: elements[index].reach)
  }
}
