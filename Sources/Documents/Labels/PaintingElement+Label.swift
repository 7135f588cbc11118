public import Base

// Texts that belong to elements, and elements that hold them.
extension PaintingElement {
  /// The link of a label to its owner; nil for other elements. Setting it has no effect on elements other than texts.
  public var label: TextLabel? {
    get { if case .text(let block, _) = content { block.label } else { nil } }
    set {
      guard case .text(var block, let outline) = content, block.label != newValue else { return }
      block.label = newValue
      content = .text(block, outline)
    }
  }

  /// Whether a label can belong to it: it is a closed line, an area, a straight line or an elbow.
  public var canHoldLabel: Bool {
    switch content {
    case .shape(let kind, _, _): kind.form.isClosed || kind == .line
    case .path(let path, _): path.isClosed || isConnector
    case .area: true
    case .freehand(let samples):
      samples.count > 3 && samples.first?.position == samples.last?.position
    case .eraser, .text, .picture: false
    }
  }
}

extension Painting {
  /// Whether any text is the label of an element.
  public var hasLabels: Bool { shownPage.counts.labels > 0 }

  /// Returns the label of an element, or nil if it has none.
  public func label(of owner: ElementID) -> ElementID? {
    guard hasLabels else { return nil }
    return elements.indices.first { elements[$0].label?.owner == owner }.map { elements[$0].id }
  }
}

extension ChunkedArray<PaintingElement> {
  /// Returns elements with labels replaced by their owners, which are selected in their place.
  func owners(of ids: [ElementID]) -> [ElementID] {
    var owners: [ElementID: ElementID] = [:]
    for index in indices(of: ids) {
      if let owner = self[index].label?.owner { owners[self[index].id] = owner }
    }
    return owners.isEmpty ? ids : Set(ids.map { owners[$0] ?? $0 }).sorted()
  }

  /// Returns indices together with those of their elements' labels, ascending.
  ///
  /// - Complexity: O(*n*) in the length of the list.
  public func withLabels(_ chosen: [Int]) -> [Int] {
    let owners = Set(chosen.map { self[$0].id })
    let labels = indices.filter { self[$0].label.map { owners.contains($0.owner) } ?? false }
    return labels.isEmpty ? chosen : Set(chosen + labels).sorted()
  }
}
