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
        !isErased(point, within: distance, at: index), !isClippedAway(point, at: index)
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

  /// Whether a clip of a composed group hides an element at a point.
  private func isClippedAway(_ point: PaperPoint, at index: Int) -> Bool {
    let element = elements[index]
    guard !element.groupStyles.isEmpty else { return false }
    return element.groups.enumerated().contains { depth, group in
      guard element.style(of: group).isComposed else { return false }
      let own = element.groups.dropFirst(depth + 1).first
      guard own.map({ element.style(of: $0).role == .content }) ?? true else { return false }
      let clips = elements.members(ofGroupAt: depth, of: index).filter {
        let member = elements[$0]
        return member.groups.count > depth + 1
          && member.style(of: member.groups[depth + 1]).role == .clip
      }
      return !clips.isEmpty && !clips.contains { stroke(at: $0).surrounds(point, on: paper) }
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

  /// Whether a rectangle or a closed line selects an element: a label is selected with its owner.
  private func isMarked(_ index: Int) -> Bool {
    !elements[index].isEraser && elements[index].label == nil
  }

  /// Returns the elements with ink inside a rectangle. Groups have to be inside as a whole.
  public func elements(from corner: PaperPoint, to opposite: PaperPoint) -> [ElementID] {
    let box = PaperBox(from: corner, to: opposite)
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter {
          isMarked($0) && box.contains(boxes[$0]) && isOpen($0)
        }))
  }

  /// Returns the elements with ink inside a closed line. Groups have to be inside as a whole.
  public func elements(inside loop: [PaperPoint]) -> [ElementID] {
    let box = PaperBox(loop)
    let sides = zip(loop, loop.dropFirst() + loop.prefix(1)).map { (start: $0, end: $1) }
    return ids(
      at: withoutPartsOfGroups(
        elements.indices.filter { index in
          isMarked(index) && box.contains(boxes[index]) && isOpen(index)
            && stroke(at: index).samples.allSatisfy {
              sides.surround(PaperPoint($0.position, on: paper))
            }
        }))
  }
}

extension Stroke {
  /// Whether a point is inside its closed line, or inside its contours.
  fileprivate func surrounds(_ point: PaperPoint, on paper: AspectRatio) -> Bool {
    let points = samples.map { PaperPoint($0.position, on: paper) }
    let ends = contourEnds.isEmpty ? [points.count] : contourEnds
    let sides = zip([0] + ends, ends).flatMap { start, end in
      (start..<end).map { index in
        (start: points[index], end: points[index + 1 == end ? start : index + 1])
      }
    }
    return sides.surround(point)
  }
}
