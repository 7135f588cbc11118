import Base
public import Documents

// Labels of shapes, areas and lines.
extension ToolContext {
  /// The selected element if it is the only one and can have a label; without a selection, the one drawn last.
  public var labelHolder: PaintingElement? {
    let isSingle = selection.indices.count == 1
    let element = selection.isEmpty ? newest : isSingle ? selection.topmost : nil
    guard let element, element.canHoldLabel, LabelRoom(in: element, on: ratio) != nil else {
      return nil
    }
    return element
  }

  /// The element that the last step added, if it added only this one, or copies by symmetry as well.
  private var newest: PaintingElement? {
    let history = painting.history
    guard history.canUndo, case .add(let added) = history.edits[history.position - 1].onItsPage,
      added.count == 1 || added.count == copies.count
    else { return nil }
    return painting.elements.last { $0.id == added[0].id }
  }

  /// Requests the label of the selected element, or a new one. Does nothing without such an element.
  public func writeLabel() {
    guard session.access == .changing, let holder = labelHolder,
      let room = LabelRoom(in: holder, on: ratio)
    else { return }
    requestLabel(of: holder.id, at: painting.label(of: holder.id) == nil ? room.center : nil)
  }

  /// - Parameter place: the position of the caret; nil for the end of the label.
  func requestLabel(of owner: ElementID, at place: PaperPoint?) {
    if let label = painting.label(of: owner) {
      textRequested.post(.existing(label, at: place))
    } else {
      textRequested.post(.label(of: owner))
    }
  }

  /// Returns the owner of a label, or the element itself.
  func owner(of id: ElementID) -> ElementID {
    guard painting.hasLabels else { return id }
    return index.element(id)?.label?.owner ?? id
  }

  /// Returns the smallest element with a point in its middle, for a click of the text tool.
  func labelHolder(at point: PaperPoint) -> ElementID? {
    guard let target = index.connectionTarget(at: point, within: 0),
      let element = index.element(target.element), element.canHoldLabel,
      let room = LabelRoom(in: element, on: ratio), room.middle.contains(point)
    else { return nil }
    return element.id
  }
}

extension LabelRoom {
  /// The half of it around its centre.
  fileprivate var middle: LabelRoom {
    var middle = self
    (middle.width, middle.height) = (width / 2, height / 2)
    return middle
  }
}
