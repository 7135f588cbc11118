import Base
public import Documents

// Labels of shapes, areas and lines.
extension ToolContext {
  /// The selected element if it is the only one and has or can have a label.
  ///
  /// - Parameter includesNewest: whether it is the one drawn last if nothing is selected, as after drawing it.
  public func labelHolder(orNewest includesNewest: Bool) -> PaintingElement? {
    let isSingle = selection.indices.count == 1
    let element =
      selection.isEmpty ? includesNewest ? newest : nil : isSingle ? selection.topmost : nil
    guard let element else { return nil }
    if element.canHoldLabel, LabelRoom(in: element, on: ratio) != nil { return element }
    return painting.label(of: element.id) == nil ? nil : element
  }

  /// The element that the last step added, if it added only this one, or copies by symmetry or a group as well: then
  /// the first one.
  private var newest: PaintingElement? {
    let history = painting.history
    guard history.canUndo, case .add(let added) = history.edits[history.position - 1].onItsPage,
      added.count == copies.count || added.count == 1
        || added[0].groups.first != nil
          && added.allSatisfy({ $0.groups.first == added[0].groups.first })
    else { return nil }
    return painting.elements.last { $0.id == added[0].id }
  }

  /// Requests the label of an element, or a new one.
  public func writeLabel(of holder: PaintingElement) {
    guard session.access == .changing else { return }
    requestLabel(of: holder.id, at: nil)
  }

  /// Returns the next element with room for a label in the innermost group of another one, such as the next cell of a
  /// table: after the last one the first.
  public func labelHolder(after id: ElementID, isBackwards: Bool) -> PaintingElement? {
    guard let group = index.element(id)?.groups.last else { return nil }
    let holders = painting.elements.filter {
      $0.groups.contains(group) && $0.canHoldLabel && LabelRoom(in: $0, on: ratio) != nil
    }
    guard holders.count > 1, let place = holders.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return holders[(place + (isBackwards ? holders.count - 1 : 1)) % holders.count]
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
