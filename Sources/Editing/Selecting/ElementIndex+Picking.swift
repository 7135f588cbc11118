public import Base
public import Documents

extension ElementIndex {
  /// Returns the element with its ink nearest to a point, or the topmost one under it; nil if none is within a
  /// distance.
  ///
  /// - Parameter layer: the layer to search, or nil for all editable elements.
  public func element(
    at point: PaperPoint, within distance: Double, in layer: Layer.ID? = nil
  ) -> ElementID? {
    var nearest: (index: Int, distance: Double)?
    for index in indices(near: PaperBox([point]), within: distance).reversed() {
      guard layer.map({ $0 == elements[index].layer }) ?? isOpen(index) else { continue }
      let new = stroke(at: index).distance(to: point, on: paper)
      guard new <= distance, new < nearest?.distance ?? .infinity,
        !isErased(point, within: distance, at: index)
      else { continue }
      nearest = (index, new)
      if new == 0 { break }
    }
    return nearest.map { elements[$0.index].id }
  }

  /// Returns the topmost text at or near a point, or nil for none.
  public func text(at point: PaperPoint, within distance: Double) -> ElementID? {
    let index = indices(near: PaperBox([point]), within: distance).last {
      isOpen($0) && stroke(at: $0).isWritten(at: point, within: distance, on: paper)
    }
    return index.map { elements[$0].id }
  }

  /// Whether an element's ink within a distance of a point has been erased.
  private func isErased(_ point: PaperPoint, within distance: Double, at index: Int) -> Bool {
    let over = indices(near: PaperBox([point]), within: 0).filter {
      isEraser($0, over: index)
    }
    let lines = over.map { stroke(at: $0) } + elements[index].erasures.map { $0.line(on: paper) }
    return lines.contains {
      EraserPath(of: $0, on: paper).touches(from: point, to: point, grownBy: -distance)
    }
  }

  /// Returns the topmost rectangle or ellipse that contains a point, or nil for none.
  public func shape(at point: PaperPoint, within distance: Double) -> PaintingElement? {
    indices(near: PaperBox([point]), within: distance).reversed().lazy
      .filter(isOpen).map { self.elements[$0] }
      .first { element in
        guard case .shape = element.content,
          let frame = SelectionFrame(of: element, on: self.paper)
        else { return false }
        return frame.grown(by: distance + element.width / 2, atLeast: 0).contains(point)
      }
  }

  /// Returns the elements with ink inside a rectangle. Groups have to be inside as a whole.
  public func elements(from corner: PaperPoint, to opposite: PaperPoint) -> [ElementID] {
    let box = PaperBox(from: corner, to: opposite)
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter {
          !elements[$0].isEraser && box.contains(boxes[$0]) && isOpen($0)
        }))
  }

  /// Returns the elements with ink inside a closed line. Groups have to be inside as a whole.
  public func elements(inside loop: [PaperPoint]) -> [ElementID] {
    let box = PaperBox(loop)
    let sides = zip(loop, loop.dropFirst() + loop.prefix(1)).map { (start: $0, end: $1) }
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter { index in
          !elements[index].isEraser && box.contains(boxes[index]) && isOpen(index)
            && stroke(at: index).samples.allSatisfy {
              sides.surround(PaperPoint($0.position, on: paper))
            }
        }))
  }
}
