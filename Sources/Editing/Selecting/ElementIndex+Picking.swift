public import Base
public import Documents

extension ElementIndex {
  /// The element whose ink is nearest to a point, the topmost of those that it lies on; nil where none is within a
  /// distance.
  ///
  /// - Parameter layer: where it is looked for; in all that are open if nil.
  public func element(
    at point: PaperPoint, within distance: Double, in layer: Layer.ID? = nil
  ) -> ElementID? {
    var nearest: (place: Int, distance: Double)?
    for place in places(near: PaperBox([point]), within: distance).reversed() {
      guard layer.map({ $0 == elements[place].layer }) ?? isOpen(place) else { continue }
      let new = stroke(at: place).distance(to: point, on: paper)
      guard new <= distance, new < nearest?.distance ?? .infinity,
        !isErased(point, within: distance, at: place)
      else { continue }
      nearest = (place, new)
      if new == 0 { break }
    }
    return nearest.map { elements[$0.place].id }
  }

  /// The topmost text that a point lies in, or is so near to; nil for none.
  public func text(at point: PaperPoint, within distance: Double) -> ElementID? {
    let place = places(near: PaperBox([point]), within: distance).last {
      isOpen($0) && stroke(at: $0).isWritten(at: point, within: distance, on: paper)
    }
    return place.map { elements[$0].id }
  }

  /// Whether erasers left no ink of an element within a distance of a point.
  private func isErased(_ point: PaperPoint, within distance: Double, at place: Int) -> Bool {
    let over = places(near: PaperBox([point]), within: 0).filter {
      isEraser($0, over: place)
    }
    let lines = over.map { stroke(at: $0) } + elements[place].erasures.map { $0.line(on: paper) }
    return lines.contains {
      EraserPath(of: $0, on: paper).touches(from: point, to: point, grownBy: -distance)
    }
  }

  /// The topmost rectangle or ellipse that a point lies on or in; nil for none.
  public func shape(at point: PaperPoint, within distance: Double) -> PaintingElement? {
    places(near: PaperBox([point]), within: distance).reversed().lazy
      .filter(isOpen).map { self.elements[$0] }
      .first { element in
        guard case .shape = element.content,
          let frame = SelectionFrame(of: element, on: self.paper)
        else { return false }
        return frame.grown(by: distance + element.width / 2, atLeast: 0).contains(point)
      }
  }

  /// The ink that lies within a rectangle from corner to corner, of groups that do so as a whole.
  public func elements(from corner: PaperPoint, to opposite: PaperPoint) -> [ElementID] {
    let box = PaperBox(from: corner, to: opposite)
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter {
          !elements[$0].isEraser && box.contains(boxes[$0]) && isOpen($0)
        }))
  }

  /// The ink that lies within a closed line, of groups that do so as a whole.
  public func elements(inside loop: [PaperPoint]) -> [ElementID] {
    let box = PaperBox(loop)
    let sides = zip(loop, loop.dropFirst() + loop.prefix(1)).map { (start: $0, end: $1) }
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter { place in
          !elements[place].isEraser && box.contains(boxes[place]) && isOpen(place)
            && stroke(at: place).samples.allSatisfy {
              sides.surround(PaperPoint($0.position, on: paper))
            }
        }))
  }
}
